import { formatMoney } from '@parket/domain/format/money'
import { countOf, plural } from '@parket/domain/format/plural'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Disclosure } from '../../../../components/Disclosure/Disclosure.tsx'
import { Table } from '../../../../components/Table/Table.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import * as styles from './bulk.css.ts'

/** What an act would do. */
export interface BulkPreview {
  /** Registrations in the set. */
  matched: number
  /** Registrations of which something changes. */
  changed: number
  /** Entries that change. */
  entries: number
  /** Kopecks taken. */
  amount: number
  /** What is left as it is, by reason. */
  skipped: readonly { reason: string; count: number; reg_ns: readonly number[] }[]
  /** The first registrations that change. */
  sample: readonly {
    reg_data_id: number
    reg_n: number
    title: string
    changes: readonly string[]
  }[]
}

const words = ['заявка', 'заявки', 'заявок'] as const

/** More would hide what does change. */
const REASONS_AT_ONCE = 3
const NUMBERS_AT_ONCE = 8

/** How many change, how many do not and why, and the first of those that do. */
export function BulkPreviewTable({ preview }: { preview: BulkPreview }) {
  const { matched, changed, amount, skipped, sample } = preview
  const rest = changed - sample.length
  return (
    <div className={styles.preview}>
      <Text>
        <output>
          {plural(changed, ['Изменится', 'Изменятся', 'Изменится'])} {countOf(changed, words)} из{' '}
          {matched}
          {amount > 0 && `, оплата на ${formatMoney(amount)}`}.
        </output>
      </Text>
      {skipped.length > 0 && (
        <Alert tone="caution" title="Не изменится">
          <Skipped skipped={skipped.slice(0, REASONS_AT_ONCE)} />
          {skipped.length > REASONS_AT_ONCE && (
            <Disclosure
              summary={`Ещё ${countOf(skipped.length - REASONS_AT_ONCE, ['причина', 'причины', 'причин'])}`}
            >
              <Skipped skipped={skipped.slice(REASONS_AT_ONCE)} />
            </Disclosure>
          )}
        </Alert>
      )}
      {sample.length > 0 && (
        <Table
          aria-label="Что изменится"
          items={sample}
          getKey={({ reg_data_id }) => reg_data_id}
          columns={[
            { id: 'reg_n', title: '№', align: 'end', render: ({ reg_n }) => reg_n },
            { id: 'title', title: 'Танцоры', isRowHeader: true, render: ({ title }) => title },
            {
              id: 'changes',
              title: 'Что изменится',
              render: ({ changes }) => (
                <ul className={styles.changes}>
                  {changes.map((change) => (
                    <li key={change}>{change}</li>
                  ))}
                </ul>
              ),
            },
          ]}
        />
      )}
      {rest > 0 && (
        <Text size="small" tone="secondary">
          и&nbsp;ещё {countOf(rest, words)}
        </Text>
      )}
    </div>
  )
}

function Skipped({ skipped }: Pick<BulkPreview, 'skipped'>) {
  return (
    <ul className={styles.changes}>
      {skipped.map(({ reason, count, reg_ns }) => (
        <li key={reason}>
          {reason} {countOf(count, words)}: №&nbsp;{reg_ns.slice(0, NUMBERS_AT_ONCE).join(', ')}
          {count > Math.min(reg_ns.length, NUMBERS_AT_ONCE) && ' и\u00A0другие'}
        </li>
      ))}
    </ul>
  )
}
