import { FileSlot } from '@parket/ui/components/FileSlot'
import type { ComponentGuide } from '../../componentGuide.ts'
import { nothing } from '../../nothing.ts'
import { elementWords } from '../../sharedWords.ts'

export const guide: ComponentGuide = {
  when: 'Файл сохраняют вместе с остальной формой: до этого он только помечен.',
  whenNot: 'Файл уходит сразу, без сохранения: `FileButton`.',
  anatomy: {
    'Название и совет': 'Какой файл и каким ему лучше быть.',
    Файл: 'Картинка, имя, размер; отметка о том, что с ним сделает сохранение.',
    'Место для файла': 'Выбрать или перетащить; картинка места — `place`.',
    Кнопки: 'Скачать, удалить, оставить как было, повторить.',
  },
  pairs: [
    {
      do: (
        <FileSlot
          title="Баннер"
          description="До 300 КБ, 1600 × 400"
          accept="image/*"
          state={{ file: null, modified: null, delete: false, progress: null, problem: null }}
          onChoose={nothing}
          onDelete={nothing}
          onRevert={nothing}
        />
      ),
      doWords: 'Сказано, что за файл и каким его ждут, до выбора.',
      dont: (
        <FileSlot
          title="Файл"
          state={{
            file: null,
            modified: null,
            delete: false,
            progress: null,
            problem: 'Файл не подходит.',
          }}
          onChoose={nothing}
          onDelete={nothing}
          onRevert={nothing}
        />
      ),
      dontWords: 'О требованиях узнают по одному, из ошибок.',
    },
  ],
  keys: {
    Tab: 'К выбору файла, потом к кнопкам.',
    'Enter, Пробел': 'Открывает выбор файла или нажимает кнопку.',
  },
  props: {
    ...elementWords,
    title: 'Для чего файл: «Баннер».',
    description: 'Каким ему лучше быть: «до 300 КБ, 400 × 200».',
    warnings: 'Чем выбранный файл нехорош, хотя отправить его можно.',
    place:
      'Рисунок места, где файл будет виден, вместе с самим файлом. Заменяет маленькую картинку.',
    state: 'Какой файл хранится и что с ним сделает сохранение.',
    chosenPreviewUrl: 'Адрес выбранной картинки; его делает страница.',
    accept: 'Что предложит окно выбора: `image/*`.',
    isDisabled: 'Видно, но изменить нельзя.',
    onChoose: 'Даёт выбранный или брошенный файл.',
    onDelete: 'Файл просят удалить.',
    onRevert: 'Просят оставить как было.',
    onRetry: 'Отправляет ещё раз то, что не ушло. Без него это сделает сохранение.',
    onDownload: 'Скачивает хранимый файл. Без него скачать не предлагают.',
    ref: 'Поле файла: например, чтобы поставить на него фокус.',
  },
  parts: {
    FileSlotState: {
      file: 'Файл, который хранит сервер; `null`, если его нет.',
      modified: 'Файл, который отправит сохранение: имя и размер в байтах; `null`, если не выбран.',
      delete: 'Сохранение удалит хранимый файл.',
      progress: 'Сколько отправлено, от 0 до 1; `null`, пока ничего не отправляется.',
      problem: 'Почему не вышло, по-русски; `null`, если всё хорошо.',
    },
    KeptFile: {
      name: 'Имя файла.',
      size: 'Размер в байтах; `null`, если неизвестен.',
      previewUrl: 'Адрес картинки; `null`, если её нет.',
    },
  },
}
