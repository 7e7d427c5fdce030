import { BarChart } from 'echarts/charts';
import { AriaComponent, GridComponent, TooltipComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';
import { formatFigure } from '../ui/format.ts';
import { PALETTES } from '../ui/palette.ts';
import { useTheme } from '../ui/theme-store.ts';
import styles from './bar-trend.module.css';

use([BarChart, GridComponent, TooltipComponent, AriaComponent, SVGRenderer]);

export interface TrendPoint {
  readonly name: string;
  /** Decimal text; null leaves a gap. */
  readonly value: string | null;
}

type Chart = ReturnType<typeof init>;

const shortFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, notation: 'compact' });

const optionOf = (
  points: readonly TrendPoint[],
  label: string,
  theme: keyof typeof PALETTES,
): Parameters<Chart['setOption']>[0] => {
  const colours = PALETTES[theme];
  return {
    animation: false,
    aria: {
      enabled: true,
      label: {
        description: `${label}: ${points.map(({ name, value }) => `${name} ${value ?? '—'}`).join(', ')}`,
      },
    },
    grid: { top: 18, right: 4, bottom: 20, left: 4 },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow', shadowStyle: { color: colours.hover } },
      backgroundColor: colours.raised,
      borderColor: colours.line,
      textStyle: { color: colours.text, fontSize: 12 },
      valueFormatter: (value: unknown) => (typeof value === 'number' ? formatFigure(value) : '—'),
    },
    xAxis: {
      type: 'category',
      data: points.map(({ name }) => name),
      axisTick: { show: false },
      axisLine: { lineStyle: { color: colours.lineStrong } },
      axisLabel: { color: colours.textMuted, fontSize: 11 },
    },
    yAxis: { type: 'value', show: false },
    series: [
      {
        type: 'bar',
        name: label,
        barMaxWidth: 34,
        data: points.map(({ value }) =>
          value === null
            ? { value: null }
            : {
                value: Number(value),
                itemStyle: { color: Number(value) < 0 ? colours.negative : colours.accent, borderRadius: 1 },
                label: { position: Number(value) < 0 ? ('bottom' as const) : ('top' as const) },
              },
        ),
        label: {
          show: true,
          color: colours.textMuted,
          fontSize: 11,
          formatter: ({ value }: { value: unknown }) =>
            typeof value === 'number' ? shortFormat.format(value) : '',
        },
      },
    ],
  };
};

/** Bars over a few years, negative ones in their own colour. The figures stand in a table beside it. */
const BarTrend = ({ points, label }: { readonly points: readonly TrendPoint[]; readonly label: string }) => {
  const frame = useRef<HTMLDivElement>(null);
  const theme = useTheme();
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const chart = init(element, null, { renderer: 'svg' });
    chart.setOption(optionOf(points, label, theme));
    const observer = new ResizeObserver(() => chart.resize());
    observer.observe(element);
    return () => {
      observer.disconnect();
      chart.dispose();
    };
  }, [points, label, theme]);
  return <div ref={frame} className={styles['chart']} role="img" aria-label={label} />;
};

export default BarTrend;
