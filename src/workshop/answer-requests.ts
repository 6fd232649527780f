/** Answers in a service's place when a story sends something. */
export function answerRequests(answer: () => Promise<Response>): void {
  window.fetch = answer;
}
