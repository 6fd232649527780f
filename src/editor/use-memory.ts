import { useSyncExternalStore } from "react";
import { type Memory, onChange, remembered } from "./memory.ts";

export const useMemory = (): Memory => useSyncExternalStore(onChange, remembered);
