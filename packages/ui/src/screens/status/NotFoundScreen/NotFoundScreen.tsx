import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { StatusPage } from '../../../layouts/StatusPage/StatusPage.tsx'

export interface NotFoundScreenProps {
  /** What was not found, as the server said it: «Турнир не найден». */
  message?: string
  /** Addresses that it leads to. */
  links: { home: string; events: string }
}

export function NotFoundScreen({ message = 'Страница не найдена', links }: NotFoundScreenProps) {
  return (
    <StatusPage
      code="404"
      title={message}
      text="Возможно, адрес набран с ошибкой или страницу убрали. Начните с главной или найдите турнир в списке."
    >
      <Inline>
        <ButtonLink href={links.events} variant="primary">
          Все турниры
        </ButtonLink>
        <ButtonLink href={links.home}>На главную</ButtonLink>
      </Inline>
    </StatusPage>
  )
}
