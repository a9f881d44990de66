import { ErrorState } from '@parket/ui/components/ErrorState'
import { nothing, type ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Вместо содержимого страницы или раздела, с «Повторить».',
  whenNot: 'Не прошло действие: `Alert` у кнопки; ошибка поля: у поля.',
  pairs: [
    {
      do: (
        <ErrorState
          headingLevel={3}
          message="Нет связи с сервером. Проверьте подключение и повторите."
          onRetry={nothing}
        />
      ),
      doWords: 'Причина и «Повторить» на месте того, что не загрузилось.',
      dont: <ErrorState headingLevel={3} title="Ошибка 500" message="Internal Server Error" />,
      dontWords: 'Код для нас, а не для человека; сделать ничего нельзя.',
    },
  ],
  keys: { 'Enter, Пробел': 'На «Повторить» пробует ещё раз.' },
  props: {
    ...elementWords,
    title: 'Что не получилось.',
    headingLevel: 'Место заголовка в строении страницы.',
    message: 'Что случилось, словами каталога ошибок.',
    onRetry: 'Пробует ещё раз. Без него ничего не предлагается.',
    isRetrying: 'Новая попытка идёт.',
    action: 'Другое действие: например, ссылка на главную.',
  },
}
