import { numberedTitle, type NumberedContest } from '@parket/domain/contest/title'
import { methodsByHand } from '@parket/domain/money/payment'
import { paymentMethodLabels } from '@parket/domain/money/paymentMethodLabels'
import { bulkActKinds } from '@parket/domain/bulk/bulkAct'
import type { BulkValues } from '@parket/domain/bulk/bulkMachine'
import { bulkActLabels } from '@parket/domain/bulk/bulkWords'
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import * as office from '../../parts/office.css.ts'

export interface BulkContest extends NumberedContest {
  id: string
}

interface BulkFieldsProps {
  contests: readonly BulkContest[]
  targets: readonly BulkContest[]
  values: BulkValues
  errors: Readonly<Record<string, string[]>>
  isDisabled: boolean
  onChange: (change: Partial<BulkValues>) => void
}

/** What is done, and what that act wants to know. */
export function BulkFields(props: BulkFieldsProps) {
  const { contests, targets, values, errors, isDisabled, onChange } = props
  const { kind } = values
  const isOfContest = kind === 'withdraw' || kind === 'promote' || kind === 'move'
  return (
    <>
      <Select
        label="Что сделать"
        isRequired
        isDisabled={isDisabled}
        value={kind}
        error={errors['kind']}
        items={[
          { value: '', label: 'Выберите' },
          ...bulkActKinds.map((value) => ({ value, label: bulkActLabels[value] })),
        ]}
        onChange={(value) => onChange({ kind: value as BulkValues['kind'] })}
      />
      {isOfContest && (
        <Select
          label={kind === 'move' ? 'Откуда' : 'Номинация'}
          isDisabled={isDisabled}
          value={values.group_num}
          error={errors['group_num']}
          items={[
            { value: '', label: kind === 'move' ? 'Выберите номинацию' : 'Все номинации заявки' },
            ...contests.map(toItem),
          ]}
          onChange={(group_num) => onChange({ group_num })}
        />
      )}
      {kind === 'move' && (
        <Select
          label="Куда"
          isDisabled={isDisabled}
          value={values.to_group_num}
          error={errors['to_group_num']}
          items={[{ value: '', label: 'Выберите номинацию' }, ...targets.map(toItem)]}
          onChange={(to_group_num) => onChange({ to_group_num })}
        />
      )}
      {kind === 'consent' && (
        <>
          <Checkbox
            label="На обработку данных"
            description="Есть подписанный бланк"
            isSelected={values.processing}
            isDisabled={isDisabled}
            error={errors['processing']}
            onChange={(processing) => onChange({ processing })}
          />
          <Checkbox
            label="На публикацию имени"
            isSelected={values.publication}
            isDisabled={isDisabled}
            onChange={(publication) => onChange({ publication })}
          />
        </>
      )}
      {kind === 'pay' && (
        <div className={office.pair}>
          <Select
            label="Способ"
            isDisabled={isDisabled}
            value={values.method}
            error={errors['method']}
            items={methodsByHand.map((value) => ({ value, label: paymentMethodLabels[value] }))}
            onChange={(method) => onChange({ method })}
          />
          <TextField
            label="Чек, реестр или номер перевода"
            isDisabled={isDisabled}
            value={values.reference}
            error={errors['reference']}
            onChange={(reference) => onChange({ reference })}
          />
        </div>
      )}
    </>
  )
}

function toItem(contest: BulkContest) {
  return { value: String(contest.group_num), label: numberedTitle(contest) }
}
