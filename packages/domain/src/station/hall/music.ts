import type { HallFloor, HallItem } from './hall.ts'
import { currentOuting, nextOutings, type HallOuting } from './outings.ts'

/** A dance that is played once. */
export interface Play {
  key: string
  item: HallItem
  dance: string
  /** From 1; null: the only heat of its round. */
  heat: number | null
  /** How many heats the round has. */
  heats: number
}

/** What is played next to each other: one dance for several heats, or what is no dance. */
export interface MusicLine {
  key: string
  item: HallItem
  /** Null: a break, a ceremony. */
  dance: string | null
  /** What it stands for, in its order; none where the heats are not known yet. */
  plays: readonly Play[]
}

/** The order of the music: the heat on the floor, those to go out, then what is ahead without heats. */
export function musicOrder(floor: HallFloor): MusicLine[] {
  const current = currentOuting(floor)
  const plays = [...(current ? [current] : []), ...nextOutings(floor)].flatMap(playsOf)
  return floor.items.flatMap((item) => linesOf(item, plays))
}

/** A heat that is alone stays on the floor for all dances of its round. */
function playsOf({ item, round, outing }: HallOuting): Play[] {
  const heats = round.heats.length
  const dances = heats === 1 ? round.dances : [outing.dance]
  return dances.map((dance) => ({
    key: [round.id, dance, outing.heat].join(' '),
    item,
    dance,
    heat: heats === 1 ? null : outing.heat,
    heats,
  }))
}

function linesOf(item: HallItem, plays: readonly Play[]): MusicLine[] {
  const own = plays.filter((play) => play.item === item)
  if (own.length > 0) return inLines(own)
  // All of it was out already, and nothing of it is on the floor.
  if (item.rounds.length > 0) return []
  const name = [item.group_num, item.title, item.label, item.expected_start].join(' ')
  if (item.dances.length === 0) return [{ key: name, item, dance: null, plays: [] }]
  return item.dances.map((dance) => ({ key: `${name} ${dance}`, item, dance, plays: [] }))
}

/** One line for each run of the same dance. */
function inLines(plays: readonly Play[]): MusicLine[] {
  const lines: { key: string; item: HallItem; dance: string; plays: Play[] }[] = []
  for (const play of plays) {
    const last = lines.at(-1)
    if (last?.dance === play.dance && last.item === play.item) last.plays.push(play)
    else lines.push({ key: play.key, item: play.item, dance: play.dance, plays: [play] })
  }
  return lines
}
