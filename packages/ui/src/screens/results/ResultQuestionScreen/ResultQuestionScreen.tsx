import { numberedTitle, type NumberedContest } from '@parket/domain/contest/title'
import { questionLimit } from '@parket/domain/result/question'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { TextArea } from '../../../components/TextArea/TextArea.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import type { Failed, Loading, Ready } from '../../../viewState.ts'
import { AccountForm } from '../../account/parts/AccountForm.tsx'
import { DonePage } from '../../account/parts/DonePage.tsx'
import { fieldOf, type FormProps } from '../../account/parts/formData.ts'

export interface ResultQuestionScreenProps {
  /** The contest whose result is public; `done` once the question was sent. */
  view: Loading | Failed | Ready<{ contest: NumberedContest } & FormProps> | { state: 'done' }
  /** Addresses that it leads to. */
  links: {
    /** The published result. */
    result: string
    /** What happens to personal data. */
    privacy: string
  }
}

const formId = 'question'

/** Says what is wrong in a published result: a name, a city, a place; the organiser answers by mail. */
export function ResultQuestionScreen({ view, links }: ResultQuestionScreenProps) {
  if (view.state === 'done') {
    return (
      <DonePage
        title="Вопрос у&nbsp;организатора"
        actions={
          <ButtonLink href={links.result} variant="primary">
            К&nbsp;результату
          </ButtonLink>
        }
      >
        Ответ придёт письмом. Если ошибка подтвердится, в&nbsp;результате появится пометка
        «исправлено» с&nbsp;причиной.
      </DonePage>
    )
  }
  return (
    <Page width="narrow">
      <Stack gap="xsmall">
        <Link href={links.result}>Результат номинации</Link>
        <Heading level={1}>Нашли ошибку?</Heading>
        {view.state === 'ready' && (
          <Text tone="secondary" isMeasured>
            {numberedTitle(view.contest)}. Напишите, что не&nbsp;так: имя, город, место. Организатор
            проверит и&nbsp;ответит письмом.
          </Text>
        )}
      </Stack>
      {view.state === 'loading' && <Skeleton lines={6} />}
      {view.state === 'failed' && <ErrorState message={view.message} onRetry={view.onRetry} />}
      {view.state === 'ready' && (
        <AccountForm {...view} formId={formId} submitLabel="Отправить">
          <TextField
            {...fieldOf(view, formId, 'start_number')}
            label="Стартовый номер"
            inputMode="numeric"
            isRequired
            maxLength={9}
          />
          <TextArea
            {...fieldOf(view, formId, 'text')}
            label="Что не&nbsp;так"
            isRequired
            maxLength={questionLimit}
          />
          <TextField
            {...fieldOf(view, formId, 'email')}
            label="Email для ответа"
            type="email"
            autoComplete="email"
            isRequired
          />
          <Text size="small" tone="secondary">
            Адрес нужен только для ответа.{' '}
            <Link href={links.privacy}>Что происходит с&nbsp;данными</Link>
          </Text>
        </AccountForm>
      )}
    </Page>
  )
}
