import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { Dialog } from '../../../../components/Dialog/Dialog.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Table } from '../../../../components/Table/Table.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import type { JudgeColumn } from './columns.ts'
import { rowNumbers, rowsOf, type RoundMarksItem } from './marksData.ts'
import { markText, markWords } from './markText.ts'
import * as styles from './agreement.css.ts'

export interface AgreementDialogProps {
  round: RoundMarksItem
  /** The sheet, with the marks that the other one said yes to. */
  column: JudgeColumn
  isSending: boolean
  /** Why it was refused, in Russian. */
  reasons: readonly string[]
  onAgree: () => void
  /** Takes the sheet over, to set down other marks. */
  onRevise: () => void
  onClose: () => void
}

/** The second of the two sees what differed and what the first one proposes. */
export function AgreementDialog(props: AgreementDialogProps) {
  const { round, column, isSending, reasons, onAgree, onRevise, onClose } = props
  const { dance, letter, judge, agreements } = column
  const [first] = agreements
  const rows = rowsOf(round)
  const differing = round.differences.filter((one) => one.letter === letter && one.dance === dance)
  const word = (mark: number | null | undefined) =>
    markText(round.kind, mark) || markWords(round.kind, mark)
  return (
    <Dialog
      title={`Расхождение: ${dance}, судья ${letter}`}
      isOpen
      maxWidth={560}
      onClose={onClose}
      footer={
        <>
          <Button isDisabled={isSending} onPress={onRevise}>
            Поставить иначе
          </Button>
          <Button variant="primary" isPending={isSending} onPress={onAgree}>
            Согласиться
          </Button>
        </>
      }
    >
      <Stack gap="small">
        {reasons.map((reason) => (
          <Alert key={reason} tone="critical">
            {reason}
          </Alert>
        ))}
        <Text>
          {first?.name || 'Второй, кто вводил лист'}: {first?.reason}
        </Text>
        <Table
          aria-label={`Оценки судьи ${letter}, ${judge}`}
          onPhone="rows"
          items={differing}
          getKey={({ registration_id, criterion }) => `${registration_id} ${criterion}`}
          columns={[
            {
              id: 'entry',
              title: '№',
              isRowHeader: true,
              render: ({ registration_id, criterion }) => {
                const entry = rows.find((row) => row.registration_id === registration_id)
                return (
                  <>
                    {entry && rowNumbers(entry)} {entry?.dancers.join(', ')}
                    {round.criteria[criterion] && `: ${round.criteria[criterion].name}`}
                  </>
                )
              },
            },
            { id: 'first', title: 'Ввод', render: ({ first: one }) => word(one) },
            { id: 'second', title: 'Второй ввод', render: ({ second }) => word(second) },
            {
              id: 'proposed',
              title: 'Предложено',
              render: ({ registration_id, criterion }) => (
                <b className={styles.chosen}>{word(column.marks[registration_id]?.[criterion])}</b>
              ),
            },
          ]}
        />
        <Text size="small" tone="secondary">
          С&nbsp;вашим согласием оценки будут посчитаны. Оба имени и&nbsp;причина останутся
          в&nbsp;протоколе.
        </Text>
      </Stack>
    </Dialog>
  )
}
