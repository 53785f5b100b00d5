import { describe, expect, it } from 'vitest';
import { findPeriod, isDateLike } from './dates.ts';

describe('when something was', () => {
  it.each([
    ['Mar 2019 – Present', '2019-03', 'now'],
    ['since 2019', '2019', 'now'],
    ['Jan – Mar 2019', '2019-01', '2019-03'],
    ['06/2016 - 05/2018', '2016-06', '2018-05'],
    ['2015–17', '2015', '2017'],
    ['2019年4月 - 至今', '2019-04', 'now'],
    ['2003.03-2012.04', '2003-03', '2012-04'],
    ['令和元年10月〜現在', '2019-10', 'now'],
    ['平成20年4月 – 平成27年9月', '2008-04', '2015-09'],
    ['民國108年4月 ~ 至今', '2019-04', 'now'],
    ['Maret 2018 s/d sekarang', '2018-03', 'now'],
    ['Ogos 2018 – Februari 2021', '2018-08', '2021-02'],
    ['2017 hingga sekarang', '2017', 'now'],
    ['Nisan 2019 – Günümüz', '2019-04', 'now'],
    ["2010'dan beri", '2010', 'now'],
    ['janeiro de 2014 – fevereiro de 2018', '2014-01', '2018-02'],
    ['jun/2015 a dez/2018', '2015-06', '2018-12'],
    ['Desde 2018', '2018', 'now'],
    ['septiembre de 2012 – abril de 2017', '2012-09', '2017-04'],
    ['مارس 2019 – حتى الآن', '2019-03', 'now'],
    ['٢٠٠٧ - ٢٠١٤', '2007', '2014'],
    ['منذ 2015', '2015', 'now'],
    ['2015 - 2011', '2011', '2015'],
    ['110.08-迄今', '2021-08', 'now'],
    ['98/04-104/12', '2009-04', '2015-12'],
    ['民國107年8月至109年7月', '2018-08', '2020-07'],
    ['2022 七月 - 現在', '2022-07', 'now'],
    ['فبراير 2017م – أغسطس 2021م', '2017-02', '2021-08'],
    ['سبتمبر 2021م (صفر 1443هـ) – حتى تاريخه', '2021-09', 'now'],
    ['12/2025 - 7/2025', '2025-07', '2025-12'],
    ['二〇一〇年八月至今', '2010-08', 'now'],
    ['jan. 2021 → hoje', '2021-01', 'now'],
    ['Jul-2017 / Mar-2021', '2017-07', '2021-03'],
    ['11/2012 01/2019', '2012-11', '2019-01'],
    ['2022年10月～12月', '2022-10', '2022-12'],
    ['من 1436هـ / 2015م إلى 1439هـ / 2018م', '2015', '2018'],
  ])('RES-02 understands %s', (text, start, end) => {
    const period = findPeriod(text);
    expect([period?.start, period?.isCurrent ? 'now' : period?.end]).toEqual([start, end]);
    expect(isDateLike(text)).toBe(true);
  });

  it('RES-02 takes a sentence that mentions a year for a sentence', () => {
    expect(isDateLike('Kept logs without a violation since 2018')).toBe(false);
    expect(findPeriod('No dates here')).toBeUndefined();
  });
});
