import { Button } from '@parket/ui/components/Button'
import { Pagination } from '@parket/ui/components/Pagination'
import { Stack } from '@parket/ui/components/Stack'
import { Text } from '@parket/ui/components/Text'
import type { ComponentGuide } from '../../componentGuide.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Длинный список читают по порядку, и у каждой страницы есть адрес.',
  whenNot: 'Строк тысячи, и с ними работают: `DataTable` подгружает их сама.',
  anatomy: {
    'Назад и вперёд': 'Стрелки по краям; на первой и последней странице одной из них нет.',
    Номера: 'Первая, последняя и соседние; вместо остальных многоточие.',
  },
  pairs: [
    {
      do: <Pagination page={3} pageCount={12} hrefOf={(page) => `#page-${page}`} />,
      doWords: 'У каждой страницы адрес: её можно открыть в соседней вкладке и переслать.',
      dont: (
        <Stack>
          <Text>Показано 20 из 240</Text>
          <Button>Показать ещё</Button>
        </Stack>
      ),
      dontWords: 'К тому, что нашли вчера, уже не вернуться.',
    },
  ],
  keys: { Tab: 'По страницам.', Enter: 'Открывает.' },
  props: {
    ...elementWords,
    page: 'Текущая страница, с 1.',
    pageCount: 'Сколько страниц; с одной не видно ничего.',
    hrefOf: 'Адрес страницы.',
    'aria-label':
      'Как называются эти ссылки, если таких мест на странице несколько. По умолчанию `Страницы`.',
    ref: 'Сам элемент: например, чтобы поставить на него фокус.',
  },
}
