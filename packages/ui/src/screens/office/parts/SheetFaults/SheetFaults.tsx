import { countOf } from '@parket/domain/format/plural'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import * as styles from './SheetFaults.css.ts'

/** What is wrong with a cell of a table, or with a row where no column is named. */
export interface SheetFault {
  row: number
  column: string
  text: string
}

/** As many as anybody mends before reading the file again. */
const shownFaults = 300

/** Why nothing of a table is written: each fault by row and column. */
export function SheetFaults({ faults }: { faults: readonly SheetFault[] }) {
  const rest = faults.length - shownFaults
  return (
    <Alert
      tone="critical"
      title={`Ничего не записано: ${countOf(faults.length, ['ошибка', 'ошибки', 'ошибок'])} в таблице`}
    >
      <ul className={styles.faults} aria-label="Ошибки">
        {faults.slice(0, shownFaults).map(({ row, column, text }) => (
          <li key={`${row} ${column} ${text}`}>
            Строка {row}
            {column && `, «${column}»`}: {text}
          </li>
        ))}
      </ul>
      {rest > 0 && `и\u00A0ещё ${countOf(rest, ['ошибка', 'ошибки', 'ошибок'])}`}
    </Alert>
  )
}
