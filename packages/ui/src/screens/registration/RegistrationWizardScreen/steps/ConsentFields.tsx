import type { Instant } from '@parket/domain/format/date'
import { isMinor } from '@parket/domain/registration/age'
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { fieldId } from '../fieldId.ts'
import type { StepProps } from '../wizardView.ts'
import * as styles from '../RegistrationWizardScreen.css.ts'

interface ConsentFieldsProps extends StepProps {
  now: Instant
  privacyHref: string | null
}

/** For a minor a parent consents (decisions, «Registration»; 152-ФЗ, ст. 9). */
export function ConsentFields({ view, now, privacyHref, onEdit }: ConsentFieldsProps) {
  const { draft, errors, event } = view
  const hasMinor = draft.dancers.some(({ birth_date }) => isMinor(birth_date, now, event.time_zone))
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>Согласия</legend>
      <Checkbox
        id={fieldId('consents.processing')}
        name="processing"
        isRequired
        label={processingText(hasMinor, draft.dancers.length)}
        isSelected={draft.consents.processing === true}
        error={errors['consents.processing']}
        onChange={(processing) => onEdit({ type: 'consents.change', change: { processing } })}
      />
      <Checkbox
        id={fieldId('consents.publication')}
        name="publication"
        label={
          hasMinor
            ? 'Имя ребёнка можно показывать в\u00A0списках, результатах и\u00A0поиске на\u00A0сайте'
            : 'Имена можно показывать в\u00A0списках, результатах и\u00A0поиске на\u00A0сайте'
        }
        description="Необязательно. Без этого на сайте будут только стартовый номер и инициалы."
        isSelected={draft.consents.publication === true}
        error={errors['consents.publication']}
        onChange={(publication) => onEdit({ type: 'consents.change', change: { publication } })}
      />
      {privacyHref !== null && (
        <p>
          <Link href={privacyHref}>Как мы обрабатываем персональные данные</Link>
        </p>
      )}
    </fieldset>
  )
}

function processingText(hasMinor: boolean, dancers: number): string {
  if (hasMinor) {
    return dancers === 1
      ? 'Я\u00A0родитель или законный представитель танцора и\u00A0даю согласие на\u00A0обработку его персональных данных и\u00A0моих контактов'
      : 'Даю согласие на\u00A0обработку персональных данных танцоров и\u00A0моих контактов; за\u00A0несовершеннолетних\u00A0— как их\u00A0родитель или законный представитель либо с\u00A0их\u00A0согласия'
  }
  return dancers === 1
    ? 'Даю согласие на\u00A0обработку персональных данных'
    : 'Даю согласие на\u00A0обработку персональных данных от\u00A0имени всех танцоров этой заявки'
}
