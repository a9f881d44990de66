import { countOf } from '../../format/plural.ts'

/** Bars a minute, from and to. */
export type Tempo = readonly [from: number, to: number]

/**
 * The usual tempos of competitions, in bars a minute: those of the competition rules of the WDSF («Music», tempi), which national
 * federations repeat. Other dances have none.
 */
const tempos: Readonly<Record<string, Tempo>> = {
  'медленный вальс': [28, 30],
  танго: [31, 33],
  'венский вальс': [58, 60],
  'медленный фокстрот': [28, 30],
  квикстеп: [50, 52],
  самба: [50, 52],
  'ча-ча-ча': [30, 32],
  румба: [25, 27],
  пасодобль: [60, 62],
  джайв: [42, 44],
}

/** What else the same dances are called. */
const sameDance: Readonly<Record<string, string>> = {
  вальс: 'медленный вальс',
  фокстрот: 'медленный фокстрот',
  'ча-ча': 'ча-ча-ча',
  'пасо добль': 'пасодобль',
}

/** The usual tempo of a dance; null where there is none. */
export function tempoOf(dance: string): Tempo | null {
  const name = dance.trim().toLowerCase()
  return tempos[sameDance[name] ?? name] ?? null
}

/** «31–33 такта»: the last number takes the word. */
export function tempoText([from, to]: Tempo): string {
  return `${from}–${countOf(to, ['такт', 'такта', 'тактов'])}`
}
