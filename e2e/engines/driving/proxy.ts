export const unreachableProxy = { host: "127.0.0.1", port: 9 };
