/** A request that is not carried out, with the status of the answer (RFC 9110, 15.5). */
export class RequestError extends Error {
  constructor(
    readonly status: 400 | 403 | 404 | 405 | 409 | 413 | 415 | 422,
    message: string,
  ) {
    super(message);
  }
}
