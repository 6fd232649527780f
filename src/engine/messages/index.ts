export { hasMessage, inWords, messageId, messageTags, nearestMessages } from "./messages.ts";
export { inTerminalWords, tell, tellIn, terminalLanguage } from "./tell.ts";
