import { durationText } from '../format/duration.ts'

/** How late a floor is, in whole minutes: «На 6 мин позже», «На 3 мин раньше», «По плану». */
export function delayText(minutes: number): string {
  if (minutes > 0) return `На\u00A0${durationText(minutes)} позже`
  return minutes < 0 ? `На\u00A0${durationText(-minutes)} раньше` : 'По\u00A0плану'
}
