import type { components, operations } from '@parket/api-client/schema'
import { ApiProblem, unwrap } from '@parket/api-client/problem'
import { canBeDanced, type MoveTarget } from '@parket/domain/registration/moveEntry'
import { countOf } from '@parket/domain/format/plural'
import type {
  BulkDialogProps,
  BulkValues,
} from '@parket/ui/screens/office/registrations/RegistrationListScreen'
import { useState } from 'react'
import { api } from '../../../data/api.ts'
import { queryClient } from '../../../data/queryClient.ts'
import { undoChange, withChangeSet } from '../parts/changes.ts'
import { reasonsOf } from '../parts/reasons.ts'

type Schemas = components['schemas']
type Filter = NonNullable<operations['changeRegistrations']['parameters']['query']>

const noValues: BulkValues = {
  kind: '',
  group_num: '',
  to_group_num: '',
  processing: false,
  publication: false,
  method: 'cash',
  reference: '',
  notify: false,
}

/** The registrations that an act is about. */
interface BulkSet {
  filter: Filter
  /** Only these; empty: all that fit the filter. */
  ids: readonly number[]
  count: number
}

interface BulkOptions {
  eventId: number
  contests: readonly (BulkDialogProps['contests'][number] & Pick<MoveTarget, 'tags'>)[]
  /** Number of the compulsory fee. */
  payGroupNum: number | null
  /** @param onUndo null where nothing was changed */
  showDone: (text: string, onUndo: (() => void) | null) => void
  showRefused: (title: string, reasons: readonly string[]) => void
}

/** The dialog that changes many registrations at once, and the way back. */
export function useBulkAct(options: BulkOptions) {
  const { eventId, contests, payGroupNum, showDone, showRefused } = options
  const [set, setSet] = useState<BulkSet | null>(null)
  const [values, setValues] = useState(noValues)
  const [preview, setPreview] = useState<Schemas['BulkAct'] | null>(null)
  const [isReading, setIsReading] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [errors, setErrors] = useState<BulkDialogProps['errors']>({})
  const [problem, setProblem] = useState<string | null>(null)
  const refetch = () => queryClient.invalidateQueries({ queryKey: ['event', eventId] })
  const paramsOf = ({ filter }: BulkSet) => ({ path: { id: eventId }, query: filter })
  const bodyOf = ({ ids }: BulkSet) => ({
    ...(ids.length > 0 && { regDataIds: [...ids] }),
    act: actOf(values),
  })

  function refuse(error: unknown) {
    const fields = error instanceof ApiProblem ? Object.entries(error.errors) : []
    setErrors(
      Object.fromEntries(fields.map(([field, texts]) => [field.replace('act.', ''), texts])),
    )
    setProblem(fields.length > 0 ? null : reasonsOf(error).join(' '))
  }

  async function read(chosen: BulkSet) {
    setIsReading(true)
    setProblem(null)
    setErrors({})
    try {
      setPreview(
        await unwrap(
          api.POST('/api/events/{id}/registrations/bulk', {
            params: paramsOf(chosen),
            body: bodyOf(chosen),
          }),
        ),
      )
    } catch (error) {
      setPreview(null)
      refuse(error)
    }
    setIsReading(false)
  }

  async function apply(chosen: BulkSet, { state }: Schemas['BulkAct']) {
    setIsSending(true)
    setProblem(null)
    try {
      const { answer, changeSetId } = await withChangeSet(
        api.POST('/api/events/{id}/registrations/bulk', {
          params: paramsOf(chosen),
          body: { ...bodyOf(chosen), apply: true, state, notify: values.notify },
        }),
      )
      setSet(null)
      showDone(
        `Изменено: ${countOf(answer.changed, ['заявка', 'заявки', 'заявок'])}. ${
          values.notify ? 'Письма отправлены.' : 'Писем никто не\u00A0получил.'
        }`,
        changeSetId === null ? null : () => void undo(changeSetId),
      )
      await refetch()
    } catch (error) {
      // The set may be another by now: what would be done is shown anew.
      await read(chosen)
      refuse(error)
    }
    setIsSending(false)
  }

  async function undo(changeSetId: number) {
    try {
      await undoChange(eventId, changeSetId)
      showDone('Возвращено как было.', null)
    } catch (error) {
      showRefused('Вернуть не получилось', reasonsOf(error))
    }
    await refetch()
  }

  const dialog: BulkDialogProps | null =
    set === null
      ? null
      : {
          count: set.ids.length > 0 ? set.ids.length : set.count,
          isSelection: set.ids.length > 0,
          contests,
          targets: contests.filter((contest) => canBeDanced(contest, payGroupNum)),
          values,
          errors,
          onChange(change) {
            // Whether letters go out does not change what is done.
            if (!('notify' in change)) setPreview(null)
            setErrors({})
            setValues((before) => ({ ...before, ...change }))
          },
          preview,
          isReading,
          isSending,
          problem,
          onPreview: () => void read(set),
          onApply: () => preview && void apply(set, preview),
          onClose: () => setSet(null),
        }
  return {
    dialog,
    /** Begins with the filtered contest, which an act is mostly about. */
    begin(chosen: BulkSet) {
      const { group_num } = chosen.filter
      setValues({ ...noValues, group_num: group_num === undefined ? '' : String(group_num) })
      setPreview(null)
      setErrors({})
      setProblem(null)
      setSet(chosen)
    },
  }
}

function actOf({ kind, group_num, to_group_num, ...act }: BulkValues) {
  const { processing, publication, method, reference } = act
  switch (kind) {
    case 'withdraw':
    case 'promote':
      return { kind, ...numbered({ group_num }) }
    case 'move':
      return { kind, ...numbered({ group_num, to_group_num }) }
    case 'consent':
      return { kind, processing, publication }
    case 'pay':
      return { kind, method, reference }
    default:
      return {}
  }
}

/** Numbers of contests; what is not chosen is left out. */
function numbered<Field extends string>(fields: Record<Field, string>) {
  const chosen = Object.entries<string>(fields).filter(([, text]) => text !== '')
  return Object.fromEntries(chosen.map(([field, text]) => [field, Number(text)])) as Partial<
    Record<Field, number>
  >
}
