import { Example, Section } from '../../ui/article/article.js';
import { Formula } from '../../ui/article/formula.js';
import { FactTable } from '../../ui/table/table.js';
import { Sums } from '../../ui/math/sums.js';
import { ToolPage } from '../tool-page.js';
import { relatedTool } from '../tool-text.js';
import { tool } from './tool.js';
import { Component as View } from './view.js';

const FACTORS = [
  ['Length', '1 inch = 2.54 cm', '1 m ≈ 3.28084 ft'],
  ['Length', '1 foot = 12 inches = 30.48 cm', '1 mile ≈ 1609.34 m'],
  ['Weight', '1 pound ≈ 453.592 g', '1 kg ≈ 2.20462 lb'],
  ['Temperature', '0 °C = 32 °F = 273.15 K', '100 °C = 212 °F = 373.15 K'],
  ['Volume', '1 US gallon = 3.785411784 L', '1 imperial gallon = 4.54609 L'],
  ['Volume', '1 US cup ≈ 236.5882 mL', '1 US tablespoon ≈ 14.7868 mL'],
  ['Time', '1 day = 86,400 s', '1 week = 168 hours'],
  ['Speed', '1 mph = 0.44704 m/s', '1 km/h ≈ 0.277778 m/s'],
];

const DEFINITIONS = [
  ['1 mile', '≈ 1609.34 m', '= 1609.344 m'],
  ['1 pound (lb)', '≈ 453.592 g', '= 453.59237 g'],
  ['1 ounce (oz)', '≈ 28.3495 g', '= 28.349523125 g'],
  ['1 km/h', '≈ 0.277778 m/s', '= 5/18 m/s'],
];

const QUESTIONS = [
  {
    question: 'How many centimeters are in 5 inches?',
    answer: '12.7 cm. One inch is exactly 2.54 cm, and 5 × 2.54 = 12.7.',
  },
  {
    question: 'When should I turn on “Use exact definitions”?',
    answer:
      'When you work with miles, pounds, ounces or km/h and small differences matter, as with large amounts or science homework. All other units give the same result either way.',
  },
  {
    question: 'Which gallon is it?',
    answer:
      'You choose. The US gallon is 3.785411784 L, and the imperial gallon, used in the UK, is 4.54609 L, about 20% more. Teaspoons, tablespoons, cups, fluid ounces and quarts are US units. Pints come in both versions.',
  },
  {
    question: 'Why does my 500 GB drive show up as about 466 GB?',
    answer:
      'Drive makers count 1 GB as 1,000,000,000 bytes. Counted in powers of 1,024, as here and in some operating systems, 500,000,000,000 bytes is about 465.6613 GB. No bytes are missing.',
  },
  {
    question: 'Is there a temperature that is the same in Celsius and Fahrenheit?',
    answer: 'Yes: −40 °C is −40 °F.',
  },
  {
    question: 'How precise is the result?',
    answer:
      'It is calculated exactly with the factors shown and then rounded once, to 4 decimal places. The ≈ sign tells you that this rounding, or a rounded factor, changed the value.',
  },
];

/** The unit converter's page. */
export function Component() {
  return (
    <ToolPage
      tool={tool}
      intro="Convert length, weight, temperature, volume, time, speed and data, with the formula shown."
      widget={<View />}
      questions={QUESTIONS}
      related={[relatedTool('time'), relatedTool('logarithm')]}
      links={[
        { to: '/tools/percentage-calculator', label: 'Percentage calculator' },
        { to: '/tools', label: 'All math tools' },
      ]}
    >
      <Section title="What converting units means">
        <p>
          A table is 1.5 meters long, or 150 centimeters, or about 59 inches. The table stays the same. Only
          the unit you measure it in changes. The smaller the unit, the more of them you need.
        </p>
        <p>
          Except for temperature, each category has one base unit: meter, gram, liter, second, meter per
          second, byte. A unit’s factor tells you how many base units it equals. An inch is 0.0254 meters, so
          its factor is 0.0254.
        </p>
      </Section>
      <Section title="The formula">
        <p>Multiply to get to the base unit, then divide to get to the unit you want:</p>
        <Formula of="result" equals={['/', ['×', 'value', 'from factor'], 'to factor']} />
        <p>
          Temperature needs more than a factor, because its scales start at different points. The converter
          uses Celsius as an intermediate step:
        </p>
        <Formula of="C" equals={['/', ['×', '5', ['-', 'F', '32']], '9']} />
        <Formula of="F" equals={['+', ['/', ['×', '9', 'C'], '5'], '32']} />
        <Formula of="C" equals={['-', 'K', '273.15']} />
      </Section>
      <Section title="Worked examples">
        <Example title="5 inches in centimeters">
          <Formula of={['÷', ['×', '5', '0.0254'], '0.01']} equals={['unit', '12.7000', 'centimeters']} />
          <p>5 inches is 0.127 meters, and a centimeter is 0.01 meters.</p>
        </Example>
        <Example title="An oven at 350 °F">
          <Formula
            of={['/', ['×', '5', ['-', '350', '32']], '9']}
            equals={['unit', '176.6667', '°C']}
            about
          />
          <p>
            <Sums>First 350 − 32 = 318, then × 5 = 1,590, then ÷ 9.</Sums>
          </p>
        </Example>
        <Example title="2 US gallons in liters">
          <Formula of={['×', '2', '3.785411784']} equals={['unit', '7.5708', 'liters']} about />
        </Example>
        <Example title="100 miles in kilometers, both ways">
          <Formula
            of={['÷', ['×', '100', '1609.34'], '1000']}
            equals={['unit', '160.9340', 'kilometers']}
            about
          />
          <Formula of={['÷', ['×', '100', '1609.344'], '1000']} equals={['unit', '160.9344', 'kilometers']} />
          <p>
            The first line uses the default factor, and the second the exact definition. The results are
            40&nbsp;cm apart.
          </p>
        </Example>
      </Section>
      <Section title="Factors to remember">
        <p>Weight means mass here, as on a kitchen scale: grams, kilograms, ounces and pounds.</p>
        <FactTable
          caption="Everyday conversion factors"
          head={['Category', 'Factor', 'Another factor']}
          rows={FACTORS}
        />
      </Section>
      <Section title="Rounded factors and exact definitions">
        <p>
          Four units are usually quoted with rounded factors, and the converter uses those by default. Turn on
          “Use exact definitions” to use the legal definitions instead.
        </p>
        <FactTable
          caption="Default factors and exact definitions"
          head={['Unit', 'By default', 'With exact definitions']}
          rows={DEFINITIONS}
        />
        <p>Data units are powers of 1,024: 1 KB is 1,024 bytes, 1 MB is 1,048,576 bytes, and so on.</p>
        <p>
          More units follow in separate groups: area, pressure, energy, power, force, angle, frequency, data
          size and fuel use, and units such as the yard, the tonne and the knot. They always use their exact
          definitions.
        </p>
      </Section>
      <Section title="Common mistakes">
        <ul>
          <li>
            Multiplying instead of dividing. A smaller unit needs a larger number: 2&nbsp;m is 200&nbsp;cm,
            not 0.02&nbsp;cm.
          </li>
          <li>Forgetting the 32. 20&nbsp;°C is 68&nbsp;°F; 20 × 9 ÷ 5 is only 36.</li>
          <li>Calling 20&nbsp;°C twice as warm as 10&nbsp;°C. In kelvins, it is 293.15 versus 283.15.</li>
          <li>
            Mixing ounces. An ounce is a weight, a fluid ounce is a volume, and a US fluid ounce is about
            29.5735&nbsp;mL.
          </li>
          <li>
            <Sums>
              Using a length factor for an area. A meter is 100&nbsp;cm, but a square meter is 100 × 100 =
              10,000 cm².
            </Sums>
          </li>
        </ul>
      </Section>
      <Section title="Where you need it">
        <ul>
          <li>
            Recipes: 3&nbsp;US cups of flour is about 709.7647&nbsp;mL, and 8&nbsp;oz of butter is about
            226.796&nbsp;g.
          </li>
          <li>
            Travel: a 70&nbsp;mph speed limit is about 112.6540&nbsp;km/h, and a 23&nbsp;kg bag is about
            50.7064&nbsp;lb.
          </li>
          <li>
            Science class: 25&nbsp;°C is 298.15&nbsp;K, and results should be in meters, kilograms and
            seconds.
          </li>
          <li>Time: 2.5 days is 60 hours.</li>
        </ul>
      </Section>
      <Section title="How to use this tool">
        <ol>
          <li>Choose a category: length, weight, temperature, time, speed, data or volume.</li>
          <li>Enter a value. Decimals, negative numbers and numbers with commas such as 1,234.5 all work.</li>
          <li>Choose the two units. The result appears as you type, with the steps below.</li>
          <li>
            Press the arrows between the units to swap them, or open “All units at once” to see the value in
            every unit of the category.
          </li>
        </ol>
        <p>
          Your entries are kept in the page’s address, so a bookmark or a link opens the same conversion.
          “Copy result” and “Copy link” copy the result or the link to your clipboard.
        </p>
      </Section>
    </ToolPage>
  );
}
