import { numberedTitle } from '@parket/domain/contest/title'
import { formatDateTime } from '@parket/domain/format/dateTime'
import { formatMoney } from '@parket/domain/format/money'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { Dialog } from '../../../../components/Dialog/Dialog.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { RadioGroup } from '../../../../components/RadioGroup/RadioGroup.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import type { DuplicateContest, DuplicateItem, MergePreview } from './duplicateData.ts'
import { toldDancers } from './toldDancers.ts'

export interface MergeDialogProps {
  kept: DuplicateItem
  duplicate: DuplicateItem
  /** Id of the registration whose names and birth dates stand. */
  dancersOf: number
  contests: readonly DuplicateContest[]
  /** Null until it has come. */
  preview: MergePreview | null
  /** Why they cannot be merged so. */
  problem: string | null
  /** Something is being sent. */
  isSending: boolean
  /** Of dates and hours, IANA. */
  timeZone: string
  /** Where the registration is corrected. */
  changeLink: (item: DuplicateItem) => string
  onChooseDancers: (regDataId: number) => void
  /** They are two registrations, not one. */
  onDistinct: () => void
  onApply: () => void
  onClose: () => void
}

/** What merging comes to, before it is done: it cannot be taken back. */
export function MergeDialog(props: MergeDialogProps) {
  const { kept, duplicate, dancersOf, preview, problem, isSending } = props
  const { changeLink, onChooseDancers, onDistinct, onApply, onClose } = props
  const [to, from] = [kept.regData.reg_n, duplicate.regData.reg_n]
  const isToChoose = toldDancers(kept) !== toldDancers(duplicate)
  return (
    <Dialog
      title={`Объединить заявки №\u00A0${to} и\u00A0№\u00A0${from}`}
      isOpen
      maxWidth={560}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={isSending || preview?.decided != null} onPress={onDistinct}>
            Это разные заявки
          </Button>
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
        {isToChoose && (
          <RadioGroup
            label="Чьи данные танцоров верны"
            value={String(dancersOf)}
            onChange={(id) => onChooseDancers(Number(id))}
            isDisabled={isSending}
            items={[kept, duplicate].map((item) => ({
              value: String(item.regData.id),
              label: toldDancers(item),
              description: `Как в\u00A0заявке №\u00A0${item.regData.reg_n}`,
            }))}
          />
        )}
        {problem !== null && (
          <Alert
            tone="critical"
            action={
              <span>
                {isToChoose && <>Выберите данные другой заявки или исправьте: </>}
                <Link href={changeLink(kept)}>Заявка №&nbsp;{to}</Link>
                {', '}
                <Link href={changeLink(duplicate)}>заявка №&nbsp;{from}</Link>
              </span>
            }
          >
            {problem}
          </Alert>
        )}
        {preview === null && problem === null && (
          <Text tone="secondary">
            <output>Считаем, что получится…</output>
          </Text>
        )}
        {preview && <Preview {...props} preview={preview} />}
      </Stack>
    </Dialog>
  )
}

function Preview({
  kept,
  duplicate,
  contests,
  preview,
  timeZone,
}: Pick<MergeDialogProps, 'kept' | 'duplicate' | 'contests' | 'timeZone'> & {
  preview: MergePreview
}) {
  const [to, from] = [kept.regData.reg_n, duplicate.regData.reg_n]
  const { decided, amount, before, after } = preview
  return (
    <>
      {decided && (
        <Alert tone="caution">
          {formatDateTime(decided.at, timeZone)} решено, что это разные заявки
          {decided.by !== null && ` (${decided.by})`}. Объединение отменит это решение.
        </Alert>
      )}
      <p>
        Остаётся заявка №&nbsp;{to}: её&nbsp;контакты и&nbsp;согласия. Чего в&nbsp;ней
        не&nbsp;хватает, возьмём из&nbsp;заявки №&nbsp;{from}.
      </p>
      <p>
        Стартовый номер: {startNumber(kept)}. Номер {startNumber(duplicate)} больше не&nbsp;выдаём:
        если он уже напечатан, замените его.
      </p>
      <Contests title="Переходят" ids={preview.moved} contests={contests} />
      <Contests title="Есть в обеих, останется одна" ids={preview.given_up} contests={contests} />
      <p>
        Переходит оплата: {formatMoney(amount)}. Начислено по&nbsp;двум заявкам было{' '}
        {formatMoney(before.charged)}, станет {formatMoney(after.charged)}.
      </p>
      <p>Отменить объединение нельзя.</p>
    </>
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

function startNumber({ regData }: DuplicateItem): number {
  return regData.start_number ?? regData.reg_n
}
