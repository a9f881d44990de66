import {
  isSheetField,
  sheetFieldNames,
  sheetFields,
  type SheetFieldName,
} from '@parket/domain/registrationSheet/sheetFields'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import type { ImportColumn } from './importData.ts'
import * as styles from './import.css.ts'

interface ColumnFieldsProps {
  columns: readonly ImportColumn[]
  isDisabled: boolean
  /** @param index of the column */
  onChange: (index: number, field: SheetFieldName | null) => void
}

const items = [
  { value: '', label: 'Не читать' },
  ...sheetFieldNames.map((field) => ({ value: field, label: sheetFields[field].label })),
]

/** What each column of the table holds; it is remembered for the next one. */
export function ColumnFields({ columns, isDisabled, onChange }: ColumnFieldsProps) {
  return (
    <Stack gap="small">
      <Heading level={2} size={3}>
        Что в&nbsp;столбцах
      </Heading>
      <Text size="small" tone="secondary">
        Выбор запомнится для таблиц команды с&nbsp;такими&nbsp;же названиями столбцов.
      </Text>
      <div className={styles.columns}>
        {columns.map(({ title, field, sample }, index) => (
          <Select
            // Titles may repeat, the order never changes.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            label={title.trim() || `Столбец ${index + 1}`}
            description={sample && `например: ${sample}`}
            items={items}
            value={field ?? ''}
            isDisabled={isDisabled}
            onChange={(value) => onChange(index, isSheetField(value) ? value : null)}
          />
        ))}
      </div>
    </Stack>
  )
}
