import { newId } from '@parket/api-client/newId'
import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/problem'
import { checkContest, contestFields, type ContestFields } from '@parket/domain/contest/fields'
import { isPacket, isPass } from '@parket/domain/contest/tags'
import { numberedTitle } from '@parket/domain/contest/title'
import { initialValues, mergeValues } from '@parket/domain/fields/field'
import { formatTime } from '@parket/domain/format/dateTime'
import { countOf } from '@parket/domain/format/plural'
import { defaultTimeZone } from '@parket/domain/format/timeZone'
import type { FormRecord } from '@parket/domain/form/formMachine'
import type { ContestRecordProps } from '@parket/ui/screens/office/contests/ContestRecord'
import { useState } from 'react'
import { api } from '@parket/react/data/api'
import { formConflicts } from '../../../data/form/formConflicts.ts'
import { useAutosave } from '../../../data/form/useAutosave.ts'
import { toRecordForm } from '../../../data/form/toRecordForm.ts'
import { useEditForm } from '../../../data/form/useEditForm.ts'
import { queryClient } from '@parket/react/data/queryClient'
import { contestBody } from './contestBody.ts'
import { contestWords } from './contestWords.ts'
import { useFieldUndo } from './useFieldUndo.ts'

type Contest = components['schemas']['Contest']

const words = ['номинация', 'номинации', 'номинаций'] as const

export interface RecordOptions {
  eventId: number
  /** Null: a new one. */
  contest: Contest | null
  /** All contests of the event. */
  contests: readonly Contest[]
  /** What a new one bundles: it is a packet then. */
  bundled: readonly ContestFields[]
  /** Number of the contest that is paid by everybody and chosen by nobody; null: there is none. */
  payGroupNum: number | null
  /** It has another address now: it was created, or its number was changed. */
  onMoved: (contest: Contest) => void
}

/** The form of one contest beside its list. */
export function useContestRecord({
  eventId,
  contest,
  contests,
  bundled,
  payGroupNum,
  onMoved,
}: RecordOptions): Omit<
  ContestRecordProps,
  'onClose' | 'onDelete' | 'links' | 'rounds' | 'isFinishing' | 'judges' | 'today'
> {
  const [savedAt, setSavedAt] = useState<string | null>(null)
  // A repeated press creates nothing twice.
  const [createdId] = useState(() => newId())
  const isForPackets = (one: ContestFields) =>
    !isPacket(one) && !isPass(one) && one.group_num !== payGroupNum
  const [record] = useState(() =>
    contest ? toRecord(contest) : newRecord(contests, bundled.filter(isForPackets)),
  )
  const undo = useFieldUndo(record.values)
  const ownId = contest?.id ?? createdId
  const others = contests.filter(({ id }) => id !== ownId)
  const form = useEditForm<ContestFields, Contest>({
    record,
    check: (values) => checkContest(values, new Set(others.map(({ group_num }) => group_num))),
    async send(next) {
      const saved = await (contest
        ? save(contest.id, next)
        : create(eventId, createdId, next.values))
      // Here, as it may be saved on the way out, when nobody waits for it.
      void queryClient.invalidateQueries({ queryKey: ['event', eventId] })
      return saved
    },
    async reload() {
      const fresh = toRecord(await read(ownId))
      undo.begin(fresh.values)
      return fresh
    },
    toRecord,
    onDone(saved) {
      const at = formatTime(new Date(), defaultTimeZone)
      setSavedAt(at)
      undo.note(toRecord(saved).values, at)
      if (saved.group_num !== contest?.group_num) onMoved(saved)
    },
    // One that is new is created by its button.
    isGuarded: contest === null,
  })
  const onLeaveField = useAutosave(form, contest !== null)
  return {
    contest,
    form: { ...toRecordForm(form), onSubmit: contest ? form.save : form.submit },
    onLeaveField,
    changes: undo.changes,
    onUndo({ field, from }) {
      form.change({ [field]: from })
      form.save()
    },
    choices: others
      .filter(isForPackets)
      .map((other) => ({ group_num: other.group_num, title: numberedTitle(other) })),
    words: contestWords(others),
    isChanged: form.isChanged,
    savedAt,
    ...formConflicts(form),
  }
}

function toRecord(contest: Contest): FormRecord<ContestFields> {
  const values = mergeValues(contestFields, initialValues(contestFields), contest)
  return { values, version: contest.version }
}

/** The next free number; section and dances as the last one has them, for they come in rows. */
function newRecord(
  contests: readonly Contest[],
  bundled: readonly ContestFields[],
): FormRecord<ContestFields> {
  const initial = initialValues(contestFields)
  const last = contests.toSorted((one, other) => one.group_num - other.group_num).at(-1)
  const values = {
    ...initial,
    group_num: (last?.group_num ?? 0) + 1,
    section: last?.section ?? '',
    dances: last?.dances ?? [],
    ...(bundled.length > 0 && packetOf(bundled)),
  }
  return { values, version: null }
}

/** A packet of all of them for their price together, until something else is typed. */
function packetOf(bundled: readonly ContestFields[]): Partial<ContestFields> {
  return {
    // It is kept as people type it.
    group_name: `Пакет: ${countOf(bundled.length, words).replace('\u00A0', ' ')}`,
    section: '',
    tags: ['PACKET'],
    scoring: 'none',
    dances: [...new Set(bundled.flatMap(({ dances }) => dances))],
    price: bundled.reduce((sum, { price }) => sum + price, 0),
    packet: {
      groupNums: bundled.map(({ group_num }) => group_num),
      min: 1,
      max: bundled.length,
    },
  }
}

async function read(id: string): Promise<Contest> {
  return unwrap(api.GET('/api/contests/{id}', { params: { path: { id } } }))
}

async function save(id: string, { values, version }: FormRecord<ContestFields>): Promise<Contest> {
  const body = { ...contestBody(values), ...(version !== null && { version }) }
  const { contests } = await unwrap(
    api.PUT('/api/contests/{id}', { params: { path: { id } }, body }),
  )
  const [saved] = contests
  if (!saved) throw new TypeError('One contest in, one out')
  return saved
}

function create(eventId: number, id: string, values: ContestFields): Promise<Contest> {
  return unwrap(
    api.POST('/api/contests', { body: { id, event_id: eventId, ...contestBody(values) } }),
  )
}
