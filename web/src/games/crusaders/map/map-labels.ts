/** What a city on the map says to screen readers and as its tooltip. */
import { whyNot } from '../../../kit/answers/answering.js';
import { componentOf } from './map-answers.js';
import { nameOf, roman, type CityView, type CrusadersTable } from '../view.js';

export function labelOf(table: CrusadersTable, city: CityView): string {
  const name = table.nameOf(componentOf(city.city));
  if (city.closed) return table.t('crusaders-map-closed', { city: name });
  const bishops = city.bishops.map(({ seat, level }) =>
    level === null ? nameOf(table, seat) : `${nameOf(table, seat)} ${roman(level)}`,
  );
  return [
    `${name}.`,
    table.t('crusaders-map-level', { level: city.level }),
    city.owner === null
      ? table.t('crusaders-map-saracens', { count: city.units })
      : table.t('crusaders-map-units', { name: nameOf(table, city.owner), count: city.units }),
    table.t('crusaders-map-goods', {
      goods: city.goods.map((good) => table.nameOf(`good:${good}`)).join(', '),
    }),
    bishops.length ? table.t('crusaders-map-bishops', { names: bishops.join(', ') }) : '',
    city.holy === null ? '' : table.t('crusaders-map-holy', { name: nameOf(table, city.holy) }),
    city.governor
      ? table.t('crusaders-map-governor', {
          name: table.nameOf(`governor:${city.governor.governor}`),
        })
      : '',
    whyNot(table, componentOf(city.city)),
  ]
    .filter(Boolean)
    .join(' ');
}
