import { countOf } from './plural.ts'

/** Seconds to wait, as said after «через»: «40 секунд», «1 минуту», «2 часа»; rounded up. */
export function formatWait(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds))
  if (whole < 60) return countOf(whole, ['секунду', 'секунды', 'секунд'])
  const minutes = Math.ceil(whole / 60)
  if (minutes < 60) return countOf(minutes, ['минуту', 'минуты', 'минут'])
  return countOf(Math.ceil(minutes / 60), ['час', 'часа', 'часов'])
}
