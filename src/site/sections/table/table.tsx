/** A table of facts looks as one of prices does. */
export { Prices as Table } from "../prices/prices.tsx";
