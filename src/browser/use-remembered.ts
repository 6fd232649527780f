import { useCallback, useState, useSyncExternalStore } from "react";
import { browserStorage } from "./storage.ts";

const never = () => () => {};

/**
 * A yes or no that the browser remembers under a key.
 *
 * @returns Its value, and a function that sets it. At build time, and until React has taken over the
 *   page, it is taken for `true`.
 */
export function useRemembered(key: string): [boolean, (value: boolean) => void] {
  const stored = useSyncExternalStore(
    never,
    () => browserStorage.read(key) === "true",
    () => true,
  );
  const [chosen, setChosen] = useState<boolean>();
  const choose = useCallback(
    (value: boolean) => {
      setChosen(value);
      if (value) browserStorage.write(key, "true");
      else browserStorage.remove(key);
    },
    [key],
  );
  return [chosen ?? stored, choose];
}
