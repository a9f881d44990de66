import type { Draw } from '@parket/domain/draw/foldDraws'
import type { NamedRound } from '@parket/domain/round/name'
import type { Move } from '@parket/domain/scoring/fileDraw'
import type { EventPageLinks } from '../parts/EventNav/EventNav.tsx'

/** What was shown and said of a session that is drawn in public. */
export interface ShownSession {
  session_id: number
  number: number
  title: string
  /** Null before it is shown. */
  hash: string | null
  committed_at: string | null
  /** Null before the hall said them. */
  digits: string | null
  said_at: string | null
  secret: string | null
}

/** One draw of a round, with the session from which its seed follows. */
export interface ShownDraw extends Draw {
  /** Null where the server chose the seed. */
  session_id: number | null
  /** What is in another heat than drawn, while the draw is in effect. */
  moved: readonly Move[]
}

export interface ShownDrawnRound extends NamedRound {
  /** What a public seed is made of, besides secret, digits and number. */
  name: string
  draws: readonly ShownDraw[]
}

export interface ShownDrawnContest {
  contest_id: string
  group_num: number
  group_name: string
  section: string
  rounds: readonly ShownDrawnRound[]
}

/** Every draw of an event whose heats are public. */
export interface ShownDraws {
  draw_mode: 'server' | 'public'
  sessions: readonly ShownSession[]
  contests: readonly ShownDrawnContest[]
}

export type EventDrawsLinks = EventPageLinks
