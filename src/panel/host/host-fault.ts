/**
 * Why a host does not do what it is asked.
 * - `expired`: no token, or one that the host does not accept (any more)
 * - `readOnly`: the token cannot write
 * - `limited`: too many requests; `until` says when there may be more, where the host does
 * - `missing`: no such repository, branch or folder, or none that the token can see
 * - `moved`: the branch has another head, or a file is not as it was
 * - `protected`: nobody writes to the branch directly
 * - `tooLarge`: more than the host takes
 * - `noNetwork`: no answer, half of one, or silence
 * - `failed`: the host has a fault, or its answer is not as documented
 */
export type HostFaultWord =
  | "expired"
  | "readOnly"
  | "limited"
  | "missing"
  | "moved"
  | "protected"
  | "tooLarge"
  | "noNetwork"
  | "failed";

/** A request that a host does not carry out. It never holds a token. */
export class HostFault extends Error {
  /** @param said The host's own words, for people who look for the cause. */
  constructor(
    readonly word: HostFaultWord,
    readonly said = "",
    readonly until?: Date,
  ) {
    super(said ? `${word}: ${said}` : word);
  }
}

/** Milliseconds for which a host is left alone that does not say how long. */
const pause = 5 * 60_000;

/** The time of day from which a host takes requests again, as a language writes it. */
export const timeOf = ({ until = new Date(Date.now() + pause) }: HostFault, language: string) =>
  until.toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" });

/** What hosts say, in an answer whose status alone does not tell why. */
const sayings: readonly (readonly [RegExp, HostFaultWord])[] = [
  [/rate.?limit|too many requests|abuse detection/i, "limited"],
  [
    /expected branch to point|STALE_DATA|has changed since|sha does not match|(file|name) (already exists|doesn't exist)/i,
    "moved",
  ],
  [
    /protected (branch|ref)|branch is protected|rule violations|through a pull request|approving review|required status check|(allowed|authorized) to push|file path is protected/i,
    "protected",
  ],
  [/too (large|big)|exceeds? |larger than|size limit/i, "tooLarge"],
  [/NOT_FOUND|could not resolve/i, "missing"],
];

/** Which fault a host's words are. */
export const wordFor = (said: string): HostFaultWord | undefined =>
  sayings.find(([pattern]) => pattern.test(said))?.[1];
