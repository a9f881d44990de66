import { boardOf } from '@parket/domain/emergency/board'
import { readMarks, toMarks, withCopy } from '@parket/domain/emergency/copy'
import { dancedRound } from '@parket/domain/emergency/dancedRound'
import { emergencyProblems } from '@parket/domain/emergency/problems'
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
import { useEffect, useState, type ReactNode } from 'react'
import type { KeptMarks } from './keptMarks.ts'

interface EmergencyAppProps {
  file: EmergencyFile
  kept: KeptMarks
  clock: () => Date
}

/** An emergency file as it is used: typing, keeping, saving and opening copies. */
export function EmergencyApp({ file, kept, clock }: EmergencyAppProps): ReactNode {
  const [typed, setTyped] = useState(kept.read)
  const [typedBy, setTypedBy] = useState(kept.readName)
  const [place, setPlace] = useState<EmergencyPlace>(() => ({
    roundId: firstRound(file),
    dance: '',
    show: 'marks',
  }))
  const [cursor, setCursor] = useState(firstCell)
  const [isKept, setIsKept] = useState(() => kept.writeName(kept.readName()))
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
    const adopt = () => setTyped(kept.read())
    addEventListener('storage', adopt)
    return () => removeEventListener('storage', adopt)
  }, [isKept, kept])

  function put(next: TypedMarks, roundIds: readonly number[]) {
    setTyped(next)
    setIsCopied(false)
    const written = roundIds.map((id) => kept.write(id, next[id] ?? []))
    setIsKept(written.every(Boolean))
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
    const marks = toMarks(file, typed, { typedBy, now })
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
      setOpened(emergencyProblems.otherFile)
      return
    }
    const { typed: next, added, differing } = withCopy(typed, read.marks)
    const changed = read.marks.rounds.map(({ round_id }) => round_id)
    put(next, changed)
    if (typedBy === '') name(read.marks.typed_by)
    setOpened(openedText(added, differing))
  }

  function name(who: string) {
    setTypedBy(who)
    kept.writeName(who)
  }

  return (
    <EmergencyScreen
      file={file}
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
      onTypedBy={name}
      onSave={save}
      onOpen={(copy) => void open(copy)}
      onPrint={() => print()}
    />
  )
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

function openedText(added: number, differing: number): string {
  const parts = [
    `Добавлено строк: ${added}.`,
    differing > 0 && `Отличаются и оставлены здешние: ${differing}.`,
  ]
  return parts.filter(Boolean).join(' ')
}
