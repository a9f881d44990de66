import { dealHeats, type HeatCandidate } from './arrangement.ts'
import { seededRandom, shuffle, type Seed } from './random.ts'
import { ScoringError } from './scoringError.ts'

export interface HeatEntry {
  id: string
  dancerIds: readonly (string | number)[]
  /** City or studio; entries of one are spread over the heats. */
  group?: string | null
}

/** The dancers who dance on another floor while a heat is danced; the heat by its place, from 0. */
export type DancersElsewhere = (heat: number, heatCount: number) => Iterable<string | number>

export interface HeatOptions {
  /** The most entries of a heat. */
  heatSize: number
  /** Stored and published: the same seed gives the same draw. */
  seed: Seed
  /** By default nobody. */
  elsewhere?: DancersElsewhere
}

interface ConflictInHeat {
  /** Index of the heat in `heats`. */
  heat: number
  entryIds: string[]
  /** Why it could not be avoided, in Russian. */
  reason: string
}

/** What is wrong with a heat: somebody is in it twice, or elsewhere at that time, or too many are of one city or studio. */
export type HeatConflict =
  | (ConflictInHeat & { kind: 'dancer' | 'elsewhere'; dancerId: string | number })
  | (ConflictInHeat & { kind: 'group'; group: string })

export interface HeatDraw {
  /** Ids of entries, heat by heat. */
  heats: string[][]
  conflicts: HeatConflict[]
}

/**
 * Draws heats (docs/rules/rounds-and-heats.md, «Heats»): `ceil(n / heatSize)` of them, sizes differing by at most
 * one, at random from the seed. Nobody dances in two entries of one heat, nor in a heat while dancing on another
 * floor, and entries of one group are spread evenly; where that cannot be done, the heat is marked and says
 * why.
 *
 * @throws ScoringError `bad_heat_size`, or `repeated_entry` when an id comes twice
 */
export function drawHeats(
  entries: readonly HeatEntry[],
  { heatSize, seed, elsewhere = nowhere }: HeatOptions,
): HeatDraw {
  checkInput(entries, heatSize)
  const heatCount = Math.ceil(entries.length / heatSize)
  if (heatCount === 0) return { heats: [], conflicts: [] }

  const random = seededRandom(seed)
  const taken = Array.from({ length: heatCount }, (_, heat) => [...elsewhere(heat, heatCount)])
  const arranged = dealHeats(entries.map(toCandidate), taken, random)
  // Heats that keep clear of other floors have their places already.
  const isFree = taken.every(({ length }) => length === 0)
  const ordered = isFree ? shuffle(arranged, random) : arranged
  const heats = ordered.map((heat) => shuffle(heat, random))
  return { heats, conflicts: heatConflicts(heats, entries, elsewhere) }
}

const nowhere: DancersElsewhere = () => []

function checkInput(entries: readonly HeatEntry[], heatSize: number): void {
  if (!Number.isInteger(heatSize) || heatSize < 1) {
    throw new ScoringError('bad_heat_size', `A heat takes one entry or more, not ${heatSize}`, {
      heatSize,
    })
  }
  const seen = new Set<string>()
  for (const { id } of entries) {
    if (seen.has(id)) throw new ScoringError('repeated_entry', `Entry ${id} comes twice`, { id })
    seen.add(id)
  }
}

function toCandidate(entry: HeatEntry): HeatCandidate {
  return { id: entry.id, keepApart: new Set(entry.dancerIds), group: entry.group ?? null }
}

/** What is wrong with heats, however they came about (drawn or arranged by hand), in their order. */
export function heatConflicts(
  heats: readonly string[][],
  entries: readonly HeatEntry[],
  elsewhere: DancersElsewhere = nowhere,
): HeatConflict[] {
  const dancers = [...idsByKey(entries, ({ dancerIds }) => dancerIds)]
  const groups = [...idsByKey(entries, ({ group }) => (group ? [group] : []))]
  return [
    ...dancers.flatMap(([dancerId, ids]) => {
      const reason =
        ids.length > heats.length
          ? `У танцора больше участий, чем заходов: ${ids.length} и ${heats.length}`
          : 'Развести танцора по разным заходам не удалось'
      return overfullHeats(heats, ids, 1).map(({ heat, entryIds }): HeatConflict => ({
        kind: 'dancer',
        heat,
        dancerId,
        entryIds,
        reason,
      }))
    }),
    ...heats.flatMap((inHeat, heat) => elsewhereConflicts(inHeat, heat, heats.length)),
    ...groups.flatMap(([group, ids]) => {
      const reason = `Развести поровну не удалось: ${group}`
      return overfullHeats(heats, ids, Math.ceil(ids.length / heats.length)).map(
        ({ heat, entryIds }): HeatConflict => ({ kind: 'group', heat, group, entryIds, reason }),
      )
    }),
  ].sort((one, other) => one.heat - other.heat)

  function elsewhereConflicts(
    inHeat: readonly string[],
    heat: number,
    heatCount: number,
  ): HeatConflict[] {
    const away = new Set(elsewhere(heat, heatCount))
    return dancers.flatMap(([dancerId, ids]): HeatConflict[] => {
      const entryIds = ids.filter((id) => inHeat.includes(id))
      if (entryIds.length === 0 || !away.has(dancerId)) return []
      const reason = 'В это время танцор выступает на другой площадке'
      return [{ kind: 'elsewhere', heat, dancerId, entryIds, reason }]
    })
  }
}

/** Heats with more than `most` of these entries. */
function overfullHeats(heats: readonly string[][], ids: readonly string[], most: number) {
  return heats
    .map((inHeat, heat) => ({ heat, entryIds: ids.filter((id) => inHeat.includes(id)) }))
    .filter(({ entryIds }) => entryIds.length > most)
}

function idsByKey<K>(
  entries: readonly HeatEntry[],
  keysOf: (entry: HeatEntry) => readonly K[],
): Map<K, string[]> {
  const idsOf = new Map<K, string[]>()
  for (const entry of entries) {
    for (const key of new Set(keysOf(entry))) {
      idsOf.set(key, [...(idsOf.get(key) ?? []), entry.id])
    }
  }
  return idsOf
}
