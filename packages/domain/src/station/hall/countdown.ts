/** How long a dance is still played; moments are milliseconds of the device's clock. */
export interface Countdown {
  /** How long it is played. */
  length: number
  /** What was played before the last pause. */
  played: number
  /** Since when it is played; null: it stands. */
  since: number | null
}

export function newCountdown(seconds: number): Countdown {
  return { length: seconds * 1000, played: 0, since: null }
}

/** Goes on where it stood. */
export function startCountdown(countdown: Countdown, now: number): Countdown {
  return countdown.since === null ? { ...countdown, since: now } : countdown
}

export function pauseCountdown(countdown: Countdown, now: number): Countdown {
  return { ...countdown, played: playedAt(countdown, now), since: null }
}

function playedAt({ played, since }: Countdown, now: number): number {
  return played + (since === null ? 0 : Math.max(0, now - since))
}

/** What is left, in whole seconds; negative once it is over time. */
export function secondsLeft(countdown: Countdown, now: number): number {
  return Math.ceil((countdown.length - playedAt(countdown, now)) / 1000)
}

/** How much of it is played, from 0 to 1. */
export function shareOf(countdown: Countdown, now: number): number {
  return Math.min(1, playedAt(countdown, now) / countdown.length)
}

/** «1:12»; over time «+0:05». */
export function clockText(seconds: number): string {
  const whole = Math.abs(seconds)
  const text = `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
  return seconds < 0 ? `+${text}` : text
}
