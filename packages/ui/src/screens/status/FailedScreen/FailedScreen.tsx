import { Button } from '../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { StatusPage } from '../../../layouts/StatusPage/StatusPage.tsx'

export interface FailedScreenProps {
  /** What happened, in Russian. */
  message: string
  /** Tries once more. */
  onRetry: () => void
  /** Addresses that it leads to. */
  links: { home: string }
}

/** The page itself broke or could not be loaded. */
export function FailedScreen({ message, onRetry, links }: FailedScreenProps) {
  return (
    <StatusPage title="Не получилось открыть страницу" text={message} isAlert>
      <Inline>
        <Button variant="primary" onPress={onRetry}>
          Повторить
        </Button>
        <ButtonLink href={links.home}>На главную</ButtonLink>
      </Inline>
    </StatusPage>
  )
}
