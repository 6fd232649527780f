/**
 * What a promise gives, if that comes in time. What a page is asked, Playwright waits for without end.
 *
 * @param what What it is to do; each error begins with it.
 * @param limit When it is late, in milliseconds from now.
 * @throws Where it fails, or is late.
 */
export async function inTime<Value>(
  what: string,
  promise: Promise<Value>,
  limit: number,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no end after ${limit / 1000} s`)), limit);
  });
  try {
    return await Promise.race([promise, late]);
  } catch (failure) {
    throw new Error(`${what}: ${failure instanceof Error ? failure.message : failure}`);
  } finally {
    clearTimeout(timer);
  }
}
