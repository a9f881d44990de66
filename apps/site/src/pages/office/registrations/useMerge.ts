import { unwrap } from '@parket/api-client/problem'
import type {
  MergeDialogProps,
  RegistrationDuplicatesScreenProps,
} from '@parket/ui/screens/office/registrations/RegistrationDuplicatesScreen'
import { useState } from 'react'
import { api } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'
import { reasonsOf } from '@parket/react/data/reasons'

type Asked = Pick<MergeDialogProps, 'kept' | 'duplicate' | 'dancersOf'>
type Opened = Asked & Pick<MergeDialogProps, 'preview' | 'problem'>

/** The dialog that makes one registration of two. */
export function useMerge(
  eventId: number,
  showDone: (text: string, onUndo: null) => void,
): {
  begin: RegistrationDuplicatesScreenProps['onKeep']
  close: () => void
  dialog:
    | (Opened & Pick<MergeDialogProps, 'isSending' | 'onChooseDancers' | 'onApply' | 'onClose'>)
    | null
} {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isSending, setIsSending] = useState(false)

  function send({ kept, duplicate, dancersOf }: Asked, isApplied: boolean) {
    return unwrap(
      api.POST('/api/events/{id}/reg-datas/{regId}/merge', {
        params: { path: { id: eventId, regId: kept.regData.id } },
        body: {
          duplicate_id: duplicate.regData.id,
          dancers_of: dancersOf,
          version: kept.regData.version,
          duplicate_version: duplicate.regData.version,
          apply: isApplied,
        },
      }),
    )
  }

  /** What was asked for may be another by the time that the answer comes. */
  function show(asked: Asked, answer: Pick<Opened, 'preview' | 'problem'>) {
    setOpened((now) => (now && isSame(now, asked) ? { ...asked, ...answer } : now))
  }

  async function look({ kept, duplicate, dancersOf }: Asked) {
    const asked = { kept, duplicate, dancersOf }
    setOpened({ ...asked, preview: null, problem: null })
    try {
      show(asked, { preview: await send(asked, false), problem: null })
    } catch (error) {
      show(asked, { preview: null, problem: reasonsOf(error).join(' ') })
    }
  }

  async function apply({ kept, duplicate, dancersOf }: Opened) {
    const asked = { kept, duplicate, dancersOf }
    setIsSending(true)
    try {
      await send(asked, true)
      setOpened(null)
      const [from, to] = [duplicate.regData.reg_n, kept.regData.reg_n]
      showDone(`Заявка № ${from} объединена с заявкой № ${to}.`, null)
      await queryClient.invalidateQueries({ queryKey: ['event', eventId] })
    } catch (error) {
      setOpened({ ...asked, preview: null, problem: reasonsOf(error).join(' ') })
    }
    setIsSending(false)
  }

  const close = () => setOpened(null)
  return {
    begin: (kept, duplicate) => void look({ kept, duplicate, dancersOf: kept.regData.id }),
    close,
    dialog: opened && {
      ...opened,
      isSending,
      onChooseDancers: (dancersOf) => void look({ ...opened, dancersOf }),
      onApply: () => void apply(opened),
      onClose: close,
    },
  }
}

function isSame(one: Asked, other: Asked): boolean {
  return (
    one.kept === other.kept &&
    one.duplicate === other.duplicate &&
    one.dancersOf === other.dancersOf
  )
}
