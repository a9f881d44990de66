import { boardOf } from '@parket/domain/emergency/board'
import { readMarks, toMarks, withCopiedDecisions, withCopy } from '@parket/domain/emergency/copy'
import {
  decidedFile,
  decidedOf,
  withRoundDecided,
  type Decided,
} from '@parket/domain/emergency/decided'
import { dancedRound } from '@parket/domain/emergency/dancedRound'
import { drawnPairs } from '@parket/domain/emergency/pairing'
import { copyProblems } from '@parket/domain/emergency/problems'
import type { EmergencyFile } from '@parket/domain/emergency/file'
import { withTyped, type TypedMarks } from '@parket/domain/emergency/typed'
import { afterKey, firstCell, type TypingCursor } from '@parket/domain/emergency/typing'
import { formatTime } from '@parket/domain/format/dateTime'
import { isJudged } from '@parket/domain/round/status'
import {
  EmergencyScreen,
  type EmergencyPlace,
} from '@parket/ui/screens/office/emergency/EmergencyScreen'
import { saveFile } from '@parket/ui/saveFile'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import type { KeptMarks } from './keptMarks.ts'
import { openedText } from './openedText.ts'

interface EmergencyAppProps {
  file: EmergencyFile
  kept: KeptMarks
  clock: () => Date
}

/** An emergency file as it is used: typing, keeping, saving and opening copies. */
export function EmergencyApp({ file: given, kept, clock }: EmergencyAppProps): ReactNode {
  const [typed, setTyped] = useState(kept.read)
  const [decided, setDecided] = useState(kept.readDecided)
  const file = useMemo(() => decidedFile(given, decided), [given, decided])
  const [typedBy, setTypedBy] = useState(kept.readName)
  const [place, setPlace] = useState<EmergencyPlace>(() => ({
    roundId: firstRound(given),
    dance: '',
    show: 'marks',
  }))
  const [cursor, setCursor] = useState(firstCell)
  const [isKept, setIsKept] = useState(() => {
    // A browser that keeps nothing is found out before anything is typed.
    kept.writeName(kept.readName())
    return kept.isWhole()
  })
  const [copiedAt, setCopiedAt] = useState<string | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const [isCopied, setIsCopied] = useState(true)

  useEffect(() => {
    if (isKept || isCopied) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isKept, isCopied])

  // Opened twice, one window goes on with what the other keeps: each key writes its whole round.
  useEffect(() => {
    if (!isKept) return
    const adopt = () => {
      setTyped(kept.read())
      setDecided(kept.readDecided())
    }
    addEventListener('storage', adopt)
    return () => removeEventListener('storage', adopt)
  }, [isKept, kept])

  function put(next: TypedMarks, roundIds: readonly number[]) {
    setTyped(next)
    setIsCopied(false)
    for (const id of roundIds) kept.write(id, next[id] ?? [])
    setIsKept(kept.isWhole())
  }

  function decide(next: Decided) {
    setDecided(next)
    setIsCopied(false)
    kept.writeDecided(next)
    setIsKept(kept.isWhole())
  }

  function draw(roundId: number) {
    const round = file.rounds.find(({ id }) => id === roundId)
    const pairing = round && dancedRound(file, round, typed).pairing
    if (!pairing) return
    const seed = newSeed()
    decide(withRoundDecided(decided, roundId, { pairs: drawnPairs(pairing, seed), seed }))
  }

  function type(key: string) {
    const round = file.rounds.find(({ id }) => id === place.roundId)
    if (!round) return
    const danced = dancedRound(file, round, typed)
    const { dances } = danced.file
    const at = Math.max(0, dances.indexOf(place.dance))
    const made = afterKey(cursor, key, boardOf(danced, dances[at] ?? '', typed))
    setCursor(made.cursor)
    const letter = made.typed && round.letters[at]?.[made.typed.letter]
    if (!made.typed || letter === undefined || letter === null) return
    const name = { dance: dances[at] ?? '', attempt: round.attempts[at] ?? 1, letter }
    const rows = { [made.typed.number]: made.typed.values }
    put(withTyped(typed, round.id, name, rows), [round.id])
  }

  function show(next: Partial<EmergencyPlace>) {
    setPlace((before) => ({ ...before, ...next }))
    if (next.roundId !== undefined || next.dance !== undefined) setCursor(firstCell)
  }

  function save() {
    const now = clock()
    const marks = toMarks(given, typed, { typedBy, now, decided })
    const time = formatTime(now, file.event.time_zone)
    const blob = new Blob([JSON.stringify(marks)], { type: 'application/json' })
    const name = `parket-${file.event.id}-marks-${file.id}-${time.replace(':', '-')}.json`
    saveFile({ blob, name })
    setCopiedAt(time)
    setIsCopied(true)
  }

  async function open(copy: File) {
    const read = readMarks(await copy.text())
    if ('problem' in read) {
      setOpened(read.problem)
      return
    }
    if (read.marks.file_id !== file.id || read.marks.event_id !== file.event.id) {
      setOpened(copyProblems.otherFile)
      return
    }
    const { decided: nextDecided, marks, otherwise } = withCopiedDecisions(decided, read.marks)
    const { typed: next, ...counts } = withCopy(typed, marks)
    const changed = marks.rounds.map(({ round_id }) => round_id)
    put(next, changed)
    decide(nextDecided)
    if (typedBy === '') name(read.marks.typed_by)
    setOpened(openedText(file, counts, otherwise))
  }

  function name(who: string) {
    setTypedBy(who)
    kept.writeName(who)
    setIsKept(kept.isWhole())
  }

  return (
    <EmergencyScreen
      file={file}
      decided={decided}
      typed={typed}
      place={place}
      cursor={cursor}
      typedBy={typedBy}
      isKept={isKept}
      copiedAt={copiedAt}
      opened={opened}
      onPlace={show}
      onKey={type}
      onCursor={(next: TypingCursor) => setCursor(next)}
      onDecide={(roundId, draft) => {
        const { decisions } = decidedOf(decided, roundId)
        const decision = { ...draft, by: typedBy.trim(), at: clock().toISOString() }
        decide(withRoundDecided(decided, roundId, { decisions: [...decisions, decision] }))
      }}
      onWithdraw={(roundId, at) => {
        const decisions = decidedOf(decided, roundId).decisions.toSpliced(at, 1)
        decide(withRoundDecided(decided, roundId, { decisions }))
      }}
      onDraw={draw}
      onPairs={(roundId, pairs) =>
        decide(withRoundDecided(decided, roundId, { pairs, seed: null }))
      }
      onTypedBy={name}
      onSave={save}
      onOpen={(copy) => void open(copy)}
      onPrint={() => print()}
    />
  )
}

/** Of a draw: shown beside its pairs, so that anybody can draw them again. */
function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The first that is not over. */
function firstRound({ rounds, sessions }: EmergencyFile): number | null {
  const inOrder = sessions.flatMap(({ items }) =>
    items.flatMap(({ contest_id, index }) =>
      rounds.filter((round) => round.contest_id === contest_id && round.file.index === index),
    ),
  )
  const all = [...inOrder, ...rounds]
  const open = all.find(({ status, file }) => !isJudged(status) && file.entries.length > 0)
  return (open ?? all[0])?.id ?? null
}
