/** A proxy that is not there: what a page asks of other machines ends here, so that nothing leaves this one. */
export const unreachableProxy = { host: "127.0.0.1", port: 9 };
