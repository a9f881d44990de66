import { numberedTitle } from '@parket/domain/contest/title'
import { formatMoney } from '@parket/domain/format/money'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { Dialog } from '../../../components/Dialog/Dialog.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import type { DuplicateContest, DuplicateItem, MergePreview } from './duplicateData.ts'

export interface MergeDialogProps {
  kept: DuplicateItem
  duplicate: DuplicateItem
  contests: readonly DuplicateContest[]
  /** Null until it has come. */
  preview: MergePreview | null
  /** Why they cannot be merged. */
  problem: string | null
  isSending: boolean
  onApply: () => void
  onClose: () => void
}

/** What merging comes to, before it is done: it cannot be taken back. */
export function MergeDialog(props: MergeDialogProps) {
  const { kept, duplicate, contests, preview, problem, isSending, onApply, onClose } = props
  const [to, from] = [kept.regData.reg_n, duplicate.regData.reg_n]
  return (
    <Dialog
      title={`Объединить заявки № ${to} и № ${from}`}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Отмена</Button>
          <Button
            variant="primary"
            isDisabled={preview === null}
            isPending={isSending}
            onPress={() => !isSending && onApply()}
          >
            Объединить
          </Button>
        </>
      }
    >
      <Stack gap="small">
        {problem !== null && <Alert tone="critical">{problem}</Alert>}
        {preview === null && problem === null && (
          <Text tone="secondary">
            <output>Считаем, что получится…</output>
          </Text>
        )}
        {preview && (
          <>
            <p>
              Остаётся заявка №&nbsp;{to}: её танцоры, контакты и&nbsp;согласия. Чего в&nbsp;ней
              не&nbsp;хватает, возьмём из&nbsp;заявки №&nbsp;{from}. Отменить объединение нельзя.
            </p>
            <Contests title="Переходят" ids={preview.moved} contests={contests} />
            <Contests
              title="Есть в обеих, останется одна"
              ids={preview.given_up}
              contests={contests}
            />
            <p>
              Переходит оплата: {formatMoney(preview.amount)}. Начислено по&nbsp;двум заявкам было{' '}
              {formatMoney(preview.before.charged)}, станет {formatMoney(preview.after.charged)}.
            </p>
          </>
        )}
      </Stack>
    </Dialog>
  )
}

interface ContestsProps {
  title: string
  ids: readonly string[]
  contests: readonly DuplicateContest[]
}

function Contests({ title, ids, contests }: ContestsProps) {
  if (ids.length === 0) return null
  const named = contests.filter(({ id }) => ids.includes(id)).map(numberedTitle)
  return (
    <p>
      {title}: {named.join('; ')}.
    </p>
  )
}
