import type { Instant } from '@parket/domain/format/date'
import { isMinor } from '@parket/domain/registration/age'
import {
  processingConsentText,
  publicationConsentText,
  withoutPublicationText,
} from '@parket/domain/registration/consentTexts'
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { fieldId } from '../fieldId.ts'
import type { StepProps } from '../wizardView.ts'
import * as styles from './section.css.ts'

interface ConsentFieldsProps extends StepProps {
  now: Instant
  privacyHref: string
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
        label={processingConsentText(draft.dancers.length, hasMinor)}
        isSelected={draft.consents.processing === true}
        error={errors['consents.processing']}
        onChange={(processing) => onEdit({ type: 'consents.change', change: { processing } })}
      />
      <Checkbox
        id={fieldId('consents.publication')}
        name="publication"
        label={publicationConsentText(draft.dancers.length, hasMinor)}
        description={withoutPublicationText}
        isSelected={draft.consents.publication === true}
        error={errors['consents.publication']}
        onChange={(publication) => onEdit({ type: 'consents.change', change: { publication } })}
      />
      <p>
        <Link href={privacyHref} isExternal>
          Как мы обрабатываем персональные данные
        </Link>
      </p>
    </fieldset>
  )
}
