/**
 * What browsers report when they skip a transition between pages, as when somebody goes on before it is over. A
 * page without scripts of its own for it cannot prevent the report.
 */
export const skippedTransition = /\bview transition\b|\bTransition was (aborted|skipped)\b/i;
