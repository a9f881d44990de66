import type { MarkBody } from './foldMarks.ts'

const entered = {
  first: 'с\u00A0листа',
  second: 'второй ввод',
  resolved: 'решено по\u00A0листу',
} as const

/** How marks came into the journal; of a judge's own device, how that is called there. */
export function entryText(body: MarkBody, device: string): string {
  const { source, pass } = body
  if (!isDecided(body)) {
    if (source === 'station') return device
    return source === 'emergency' ? 'из\u00A0аварийного файла' : entered[pass]
  }
  if (source === 'paper') return 'исправлено с\u00A0листа'
  return source === 'emergency'
    ? 'учтены поздние оценки из\u00A0аварийного файла'
    : 'учтены поздние оценки'
}

/** A person has put them with a reason: a correction, or late marks. */
function isDecided(body: object): boolean {
  return 'reason' in body
}

/** A judge's own tap on the device, which nobody else decided about. */
export function isTap(body: MarkBody): boolean {
  return body.source === 'station' && !isDecided(body)
}
