import { drawnRoundName, type DrawnRound } from './drawnRound.ts'

/** Who takes a draw back: with a reason the organiser or the chief judge; an undone change, or the next draw. */
export const drawEnds = ['organiser', 'chief', 'undo', 'redraw'] as const

export type DrawEnd = (typeof drawEnds)[number]

/** The body of a line that tells of a draw. Its heats hold registrations. */
export interface DrawMade extends DrawnRound {
  round_id: number
  seed: string
  advance: number
  heats: number[][]
}

/** The body of a line that tells what became of a draw. */
export interface DrawChanged {
  round_id: number
  contest_id: string
  seed: string
  /** The draw is taken back. */
  is_withdrawn?: true
  /** Its locked heats are opened again. */
  is_unlocked?: true
  /** Lines of before it was asked have none. */
  by?: DrawEnd
  /** The salted hash of the reason; its text can be erased. */
  reason?: string | null
}

/** A line of the kind `draw` with the reason that it names by a hash. */
export interface DrawLine {
  at: string
  body: DrawMade | DrawChanged
  reason: string | null
}

/** What became of a draw: when, by whom, why; null where no reason was asked, '' where it was erased. */
export interface DrawStep {
  at: string
  by: DrawEnd
  reason: string | null
}

/** One draw of a round. */
export interface Draw {
  /** From 1; those taken back count. */
  number: number
  seed: string
  at: string
  /** When locked heats were opened again. */
  unlocked: readonly DrawStep[]
  /** Null: it is in effect. */
  withdrawn: DrawStep | null
}

/**
 * The draws of rounds by `drawnRoundName`, in their order, from the lines of an event. A seed is drawn once: a line that
 * names it again puts that draw into effect again.
 */
export function foldDraws(lines: readonly DrawLine[]): ReadonlyMap<string, readonly Draw[]> {
  const rounds = new Map<string, Draw[]>()
  const roundOf = new Map<string, string>()
  for (const line of lines) {
    const { body } = line
    const made = 'round_index' in body ? body : null
    const name = made ? drawnRoundName(made) : roundOf.get(keyOf(body))
    // A round that was drawn before there was a journal.
    if (name === undefined) continue
    roundOf.set(keyOf(body), name)
    const draws = rounds.get(name) ?? []
    rounds.set(name, made ? withMade(draws, made, line.at) : draws.map(changedBy(line)))
  }
  return rounds
}

function keyOf({ contest_id, seed }: Pick<DrawChanged, 'contest_id' | 'seed'>): string {
  return `${contest_id} ${seed}`
}

function withMade(draws: readonly Draw[], { seed }: DrawMade, at: string): Draw[] {
  if (draws.some((draw) => draw.seed === seed)) {
    return draws.map((draw) => (draw.seed === seed ? { ...draw, withdrawn: null } : draw))
  }
  const draw = { number: draws.length + 1, seed, at, unlocked: [], withdrawn: null }
  return [...draws, draw]
}

function changedBy({ at, body, reason }: DrawLine): (draw: Draw) => Draw {
  return (draw) => {
    if (draw.seed !== body.seed) return draw
    const { is_unlocked, by = 'organiser', reason: hash = null } = body as DrawChanged
    const step = { at, by, reason: hash === null ? null : (reason ?? '') }
    return is_unlocked
      ? { ...draw, unlocked: [...draw.unlocked, step] }
      : { ...draw, withdrawn: step }
  }
}

/** Whether the heats were locked once, as far as the journal tells: opened again, or given up by the chief judge's decision. */
export function wasLocked({ unlocked, withdrawn }: Draw): boolean {
  return unlocked.length > 0 || withdrawn?.by === 'chief'
}
