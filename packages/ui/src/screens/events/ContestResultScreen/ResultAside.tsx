import { withQuery } from '@parket/domain/site/address'
import { countOf } from '@parket/domain/format/plural'
import { publicationText } from '@parket/domain/journal/head'
import { roundName } from '@parket/domain/round/name'
import { Button } from '../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { ShareLinks, type ShareLinksProps } from '../parts/ShareLinks/ShareLinks.tsx'
import type { ShownResult, ShownRound } from '../resultData.ts'
import { roundPanels } from '../roundPanels.ts'
import * as styles from './ContestResultScreen.css.ts'

export interface ContestResultLinks {
  /** The places of the contest; a round, counted from 1, is added to its query as `round`. */
  places: string
  /** The open result file. */
  file: string
  /** Every draw of the contest, with those taken back. */
  draws: string
  /** Where a file is recomputed; null where nothing does. */
  check: string | null
  /** Where a mistake is told; null where it is not. */
  question: string | null
  /** The rating of the team. */
  rating: string
  /** The result, or the place of the own number, as a picture to post. */
  picture: string
}

function JudgeList({ judges }: { judges: ShownResult['panel'] }) {
  return (
    <ul className={styles.judges}>
      {judges.map(({ letter, name }) => (
        <li key={letter} className={styles.judge}>
          <b className={styles.letter}>{letter}</b>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}

interface ResultAsideProps {
  result: ShownResult
  /** Null for the places. */
  current: ShownRound | null
  links: ContestResultLinks
  protest: string | null
  /** The picture is of one start number. */
  isOwn: boolean
  share: ShareLinksProps
  /** Prints the page, which the browser saves as a PDF. */
  onPrint: () => void
}

/** The judges, the other rounds and the file to check the result by. */
export function ResultAside({
  result,
  current,
  links,
  protest,
  isOwn,
  share,
  onPrint,
}: ResultAsideProps) {
  const { panel, rounds, places, marks_published, journal } = result
  return (
    <aside className={styles.aside}>
      {protest !== null && <Text weight="strong">{protest}</Text>}
      {panel.length > 0 && (
        <section>
          <Heading level={2} size={3}>
            Судьи
          </Heading>
          <JudgeList judges={current?.panel ?? panel} />
        </section>
      )}
      {current === null &&
        roundPanels(result).map(({ title, judges }) => (
          <section key={title}>
            <Heading level={2} size={3}>
              Судьи: {title}
            </Heading>
            <JudgeList judges={judges} />
          </section>
        ))}
      {rounds.length > 1 && (
        <section>
          <Heading level={2} size={3}>
            Туры
          </Heading>
          <ul className={styles.rounds}>
            {places.length > 0 && (
              <li className={styles.round}>
                {current === null ? <b>Места</b> : <Link href={links.places}>Места</Link>}
              </li>
            )}
            {rounds.map((round, at) => (
              <li key={roundName(round)} className={styles.round}>
                {round === current ? (
                  <b>{roundName(round)}</b>
                ) : (
                  <Link href={withQuery(links.places, { round: at + 1 })}>{roundName(round)}</Link>
                )}
                <Text as="span" tone="secondary">
                  {countOf(round.entries.length, ['участник', 'участника', 'участников'])}
                </Text>
              </li>
            ))}
          </ul>
        </section>
      )}
      {(places.length > 0 || marks_published) && (
        <div className={styles.onScreen}>
          <Button variant="tint" isFullWidth onPress={onPrint}>
            Протокол, PDF
          </Button>
        </div>
      )}
      {places.length > 0 && (
        <div className={styles.onScreen}>
          <Stack as="section" gap="small">
            <Heading level={2} size={3}>
              Поделиться
            </Heading>
            <ButtonLink href={links.picture} variant="tint" isExternal>
              {isOwn ? 'Картинка с\u00A0моим местом' : 'Картинка результата'}
            </ButtonLink>
            <ShareLinks {...share} />
          </Stack>
        </div>
      )}
      {marks_published && (
        <section>
          <div className={styles.onScreen}>
            <Heading level={2} size={3}>
              Проверить самому
            </Heading>
            <Text size="small" tone="secondary">
              В&nbsp;файле все оценки и&nbsp;решения: по&nbsp;ним места пересчитает любая программа.
            </Text>
            <ul className={styles.files}>
              <li>
                <Link href={links.file}>Файл результата</Link>
              </li>
              {links.check !== null && (
                <li>
                  <Link href={links.check}>Проверить его здесь</Link>
                </li>
              )}
            </ul>
          </div>
          {journal && (
            <Text size="small" tone="secondary">
              {publicationText(journal)}
            </Text>
          )}
        </section>
      )}
      {links.question !== null && (
        <p className={styles.onScreen}>
          <Link href={links.question}>Нашли ошибку?</Link>
        </p>
      )}
    </aside>
  )
}
