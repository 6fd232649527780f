import { useEffect, useRef } from "react";

/** A value as of the last rendering, for what is done later; nothing once the component is gone. */
export function useLatest<Value>(value: Value): { readonly current: Value | undefined } {
  const latest = useRef<Value | undefined>(undefined);
  latest.current = value;
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );
  return latest;
}
