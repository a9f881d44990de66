import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import type { RegistrationResult } from './registrationView.ts'
import * as styles from './RegistrationResults.css.ts'

/** The places that a registration took, each with its picture. */
export function RegistrationResults({ results }: { results: readonly RegistrationResult[] }) {
  return (
    <section aria-label="Результаты">
      <Heading level={2}>Результаты</Heading>
      <ul className={styles.list}>
        {results.map(({ key, title, place, href, picture }) => (
          <li key={key} className={styles.row}>
            <p className={styles.place}>
              {place} <span className={styles.word}>место</span>
            </p>
            <div className={styles.what}>
              <Link href={href}>{title}</Link>
              <Text as="span" size="small">
                <Link isExternal href={picture} aria-label={`Картинка с\u00A0местом: ${title}`}>
                  Картинка с&nbsp;местом
                </Link>
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
