import { useSyncExternalStore } from "react";
import { currentMemory, type Memory, onChange } from "./memory.ts";

export const useMemory = (): Memory => useSyncExternalStore(onChange, currentMemory);
