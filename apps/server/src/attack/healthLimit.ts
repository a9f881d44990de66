/** Within which `/healthz` answers during an attack, on a machine that is quick at rest. */
const HEALTH_MS = 250
/** On a slower one an attack may slow it down so many times. */
const SLOWDOWN = 2

/** How slow `/healthz` may become, and why, for the page of results. */
export interface HealthLimit {
  ms: number
  text: string
}

/**
 * The limit of `/healthz` during an attack. Where it is slow with nothing to do, other work holds the machine, and an
 * absolute limit would measure that.
 *
 * @param atRest its slowest answer in ms just before the attack
 */
export function healthLimit(atRest: number): HealthLimit {
  const relative = SLOWDOWN * atRest
  return relative <= HEALTH_MS
    ? { ms: HEALTH_MS, text: `/healthz ≤ ${HEALTH_MS} ms` }
    : {
        ms: relative,
        text: `/healthz ≤ ${relative} ms (${SLOWDOWN} × the ${atRest} ms at rest: this machine is slow now, else ${HEALTH_MS} ms)`,
      }
}
