import { formatMoney } from '@parket/domain/format/money'
import { isPacket } from '@parket/domain/contest/tags'
import { LONGEST_REASON } from '@parket/domain/marks/reason'
import { numberedTitle } from '@parket/domain/contest/title'
import { totalOf } from '@parket/domain/money/total'
import type { ChargeLine } from '@parket/domain/registration/chargeLine'
import { packetEntries } from '@parket/domain/registration/packets'
import { choiceByNumbers, withNumberToggled } from '@parket/domain/registration/numberedChoice'
import { isJnjRole } from '@parket/domain/registration/request'
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx'
import { Disclosure } from '../../../../components/Disclosure/Disclosure.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { useFieldName } from '../../../../components/Field/fieldNames.ts'
import { TextField } from '../../../../components/TextField/TextField.tsx'
import { jnjRoles } from '../../../registration/RegistrationWizardScreen/roles.ts'
import { fieldId, type RecordForm } from '../../parts/recordForm.ts'
import type { PaperFormChoice, PaperFormContest, PaperFormValues } from './paperFormData.ts'
import * as styles from './paperForm.css.ts'

interface ContestNumbersProps {
  formId: string
  form: Pick<RecordForm<PaperFormValues>, 'values' | 'errors' | 'onChange'>
  /** All contests of the event, each with the reason why these dancers cannot enter it. */
  offered: readonly PaperFormChoice[]
  /** Ids of the contests that take an entry with a reason alone. */
  late: readonly string[]
  /** What the form costs as it stands, by lines. */
  lines: readonly ChargeLine[]
}

const legend = 'Номинации'

/** What they dance: typed by number as the form names it, or ticked in the list of all. */
export function ContestNumbers({ formId, form, offered, late, lines }: ContestNumbersProps) {
  const { values, errors, onChange } = form
  const id = fieldId(formId, 'packets')
  useFieldName(id, legend)
  const contests = offered.map(({ contest }) => contest)
  const { contestIds } = choiceByNumbers(values.numbers, contests)
  const fees = lines.filter(({ contest_id }) => !contestIds.includes(contest_id))
  const change = (numbers: string) =>
    onChange({ numbers, packets: choiceByNumbers(numbers, contests).packets })
  return (
    <fieldset className={styles.section} id={id}>
      <legend className={styles.legend}>{legend}</legend>
      <TextField
        id={fieldId(formId, 'numbers')}
        label="Номера номинаций"
        description="Через пробел или запятую: 11, 12. Номер пакета пишут рядом с его номинациями"
        isRequired
        autoComplete="off"
        inputMode="text"
        value={values.numbers}
        error={errors['numbers'] ?? errors['packets']}
        onChange={change}
      />
      {contestIds.length > 0 && (
        <ul className={styles.chosen} aria-label="Выбранные номинации">
          {offered
            .filter(({ contest }) => contestIds.includes(contest.id))
            .map((choice) => (
              <Chosen
                key={choice.contest.id}
                {...{ formId, form, choice, lines }}
                packet={holderOf(choice.contest, values, contests)}
              />
            ))}
          {fees.map(({ contest_id, label, amount }) => (
            <li key={contest_id} className={styles.chosenLine}>
              <span>{label}</span>
              <span className={styles.sum}>{formatMoney(amount)}</span>
            </li>
          ))}
        </ul>
      )}
      {contestIds.some((id) => late.includes(id)) && (
        <TextField
          id={fieldId(formId, 'late_reason')}
          label="Причина позднего входа"
          description="Приём закрыт. С причиной участник войдёт в наименьший заход, пока первый тур не начался"
          isRequired
          autoComplete="off"
          maxLength={LONGEST_REASON}
          value={values.late_reason}
          error={errors['late_reason']}
          onChange={(late_reason) => onChange({ late_reason })}
        />
      )}
      <Disclosure summary="Выбрать из списка">
        <Stack gap="xsmall">
          {offered.map(({ contest, reason }) => (
            <Checkbox
              key={contest.id}
              label={numberedTitle(contest)}
              description={reason ?? priceText(contest, late)}
              isDisabled={reason !== null && !contestIds.includes(contest.id)}
              isSelected={contestIds.includes(contest.id)}
              onChange={() => change(withNumberToggled(values.numbers, contest.group_num))}
            />
          ))}
        </Stack>
      </Disclosure>
    </fieldset>
  )
}

function priceText({ id, price }: PaperFormContest, late: readonly string[]): string {
  return late.includes(id)
    ? `${formatMoney(price)}; приём закрыт, нужна причина`
    : formatMoney(price)
}

interface ChosenProps extends Omit<ContestNumbersProps, 'offered' | 'late'> {
  choice: PaperFormChoice
  /** The chosen packet that holds it; null: it is chosen by itself. */
  packet: PaperFormContest | null
}

function Chosen({ formId, form, lines, choice: { contest, reason }, packet }: ChosenProps) {
  const { values, errors, onChange } = form
  const path = `packets.${contest.id}`
  const rolePath = `roles.${contest.id}`
  // What the server refused says more than what is known here.
  const cost = totalOf(lines.filter(({ contest_id }) => contest_id === contest.id))
  const problems = errors[path] ?? (reason === null ? [] : [reason])
  return (
    <li className={styles.chosenLine} id={fieldId(formId, path)} tabIndex={-1}>
      <span>{numberedTitle(contest)}</span>
      <span className={styles.sum}>
        {packet === null ? formatMoney(cost) : `в пакете ${packet.group_num}`}
      </span>
      {contest.jnj_role_split && (
        <div className={styles.wholeLine}>
          <Select
            id={fieldId(formId, rolePath)}
            label="Кем танцует"
            isRequired
            placeholder="Выберите роль"
            items={jnjRoles}
            value={values.roles[contest.id] ?? ''}
            error={errors[rolePath]}
            onChange={(role) =>
              isJnjRole(role) && onChange({ roles: { ...values.roles, [contest.id]: role } })
            }
          />
        </div>
      )}
      {problems.map((text) => (
        <span key={text} className={styles.reason}>
          {text}
        </span>
      ))}
    </li>
  )
}

function holderOf(
  { id }: PaperFormContest,
  { packets }: PaperFormValues,
  contests: readonly PaperFormContest[],
): PaperFormContest | null {
  const holder = packetEntries(packets).find(([, { selectedGroupIds }]) =>
    selectedGroupIds.includes(id),
  )
  const packet = contests.find((contest) => contest.id === holder?.[0])
  return packet && isPacket(packet) ? packet : null
}
