import type { Lesson } from '../pack.js';
import { rope } from './word-problems-figures.js';

export const wordProblems: Lesson = {
  id: 'word-problems',
  title: 'From words to an equation',
  minutes: 30,
  idea: [
    { heading: 'One rope, three pieces' },
    'A rope of 52 meters is cut into three pieces. The second piece is twice as long as the first. The third is 8 meters shorter than the second. How long is each piece?',
    'By now, solving the equation is the easy part; the real work comes before it. An equation says that two things are the same number. So a word problem asks only one thing of you: find a quantity that you can write in two ways. Here, it’s the length of the rope. It is 52, and it is also the three pieces together.',
    'To write down the pieces, you need a name for something you don’t know. Name the piece that the others are compared with: the first. If it is $x$ meters long, the second is $2x$ and the third is $2x - 8$.',
    { drawing: rope },
    'Now the sentence “the pieces make up the rope” becomes $x + 2x + (2x - 8) = 52$. So $5x - 8 = 52$, $5x = 60$ and $x = 12$. The pieces are 12, 24 and 16 meters long, and together they are 52 meters.',
    { heading: 'Five steps for every word problem' },
    {
      list: [
        'Name: “let $x$ be the number of …,” with its unit. “The rope” is not a number; “the length of the first piece in meters” is.',
        'Express: write everything else in terms of $x$. A small table helps when there are two people or two times.',
        'Equate: find the quantity that you can write in two ways, and put an equals sign between them.',
        'Solve: clear fractions, remove parentheses, combine like terms, isolate the unknown.',
        'Answer: go back to the question and its unit, and check your answer in the story, not in your equation.',
      ],
    },
    'Why in the story? If you translated a sentence incorrectly, your solution fits your equation perfectly and is still wrong. Only the story can show you that.',
    { heading: 'A short dictionary' },
    {
      head: ['Words', 'Mathematics', 'Test it with a number'],
      rows: [
        ['5 more than $x$', '$x + 5$', '5 more than 10 is 15'],
        ['5 less than $x$', '$x - 5$', '5 less than 10 is 5'],
        ['three times as many as $x$', '$3x$', 'three times as many as 10 is 30'],
        ['a third of $x$', '$x/3$', 'a third of 30 is 10'],
        ['20% of $x$', '$0.2x$', '20% of 10 is 2'],
        ['$x$ decreased by 20%', '$0.8x$', '10 decreased by 20% is 8'],
        ['the number after $x$', '$x + 1$', 'after 10 comes 11'],
        ['in 12 years, for someone who is $x$ now', '$x + 12$', '10 now, 22 then'],
        ['done in one hour, if the whole job takes $x$ hours', '$1/x$', '10 hours: a tenth each hour'],
        ['distance at speed $v$ for a time $t$', '$v*t$', '10 km/h for 2 hours: 20 km'],
      ],
    },
    { heading: 'Where the equals sign hides' },
    {
      list: [
        'In totals: the parts together make up the whole.',
        'In meetings: two people are at the same place at the same time.',
        'In comparisons: “as much as,” “twice as old as,” “the same number of.”',
        'In things that don’t change: the juice in a mixture, the distance there and back, the water poured from one container into another.',
      ],
    },
    'If two quantities are unknown and you can’t express either in terms of the other, use two letters and two equations, as in the last lesson. More often, one letter is enough.',
  ],
  examples: [
    {
      task: 'Lea has three times as many stickers as Omar. After she gives him 14, they have the same number. How many stickers did Lea have at first?',
      steps: [
        ['Omar had x and Lea 3x; afterward both have the same number', '3x - 14', '=', 'x + 14'],
        ['Subtract x from both sides', '2x - 14', '=', '14'],
        ['Add 14 to both sides', '2x', '=', '28'],
        ['Divide both sides by 2: Omar’s stickers', 'x', '=', '14'],
        ['Lea had three times as many as Omar', '3x', '=', '42'],
      ],
      answer: '42 stickers',
      remark:
        'In the story, 42 is three times 14. Afterward Lea has 28, and Omar has 28. Notice that Omar gains what Lea gives away. Both sides change.',
      check: { kind: 'value', expression: '3*(14 + 14)/(3 - 1)' },
      letters: { x: '14' },
    },
    {
      task: 'A jacket is marked down 20%. At the register, another 15 dollars is taken off, and you pay 49 dollars. What was the original price?',
      steps: [
        ['The price p loses 20%, then 15', '0.8p - 15', '=', '49'],
        ['Add 15 to both sides', '0.8p', '=', '64'],
        ['Divide both sides by 0.8', 'p', '=', '80'],
      ],
      answer: '80 dollars',
      remark: 'In the story, 20% of 80 is 16, which leaves 64 dollars, and 15 less is 49.',
      check: { kind: 'value', expression: '(49 + 15)*100/(100 - 20)' },
      letters: { p: '80' },
    },
    {
      task: 'Jan sets out by bicycle at 20 km/h. Half an hour later his sister follows by car, at 60 km/h on the same road. How many minutes does she take to catch up with him?',
      steps: [
        ['After she drives t hours, both are at the same place', '60t', '=', '20(t + 1/2)'],
        ['Expand', '60t', '=', '20t + 10'],
        ['Subtract 20t from both sides', '40t', '=', '10'],
        ['Divide both sides by 40: a quarter of an hour', 't', '=', '1/4'],
        ['In minutes', '60t', '=', '15'],
      ],
      answer: '15 minutes',
      remark:
        'In the story, she drives 15 km in a quarter of an hour. He has been riding for three quarters of an hour, and that is 15 km too. What is equal here is the distance, not the time.',
      check: { kind: 'value', expression: '60*(20/2)/(60 - 20)' },
      letters: { t: '1/4' },
    },
    {
      task: 'You have 6 liters of a drink that is 50% juice. How many liters of a drink that is 20% juice must you add to get a drink that is 30% juice?',
      steps: [
        ['The juice in the two drinks is the juice in the mixture', '0.5*6 + 0.2x', '=', '0.3(6 + x)'],
        ['Multiply', '3 + 0.2x', '=', '1.8 + 0.3x'],
        ['Subtract 0.2x from both sides', '3', '=', '1.8 + 0.1x'],
        ['Subtract 1.8 from both sides', '1.2', '=', '0.1x'],
        ['Multiply both sides by 10', '12', '=', 'x'],
        ['Swap the sides', 'x', '=', '12'],
      ],
      answer: '12 liters',
      remark:
        'In the story, 3 liters of juice and 2.4 liters of juice make 5.4, and 30% of 18 liters is 5.4. It also makes sense: 30% is closer to 20% than to 50%, so the answer has more weaker drink.',
      check: { kind: 'value', expression: '6*(50 - 30)/(30 - 20)' },
      letters: { x: '12' },
    },
  ],
  pitfalls: [
    {
      wrong: '“Six times as many students as teachers” is $6s = t$',
      right: '“Six times as many students as teachers” is $s = 6t$',
      why: 'You wrote the symbols in the order of the words. Try numbers: with 5 teachers there are 30 students. The smaller number is the one you multiply.',
    },
    {
      wrong: 'A price rises by 10%, then falls by 10%: $x + 0.1x - 0.1x = x$',
      right: 'A price rises by 10%, then falls by 10%: $1.1x*0.9 = 0.99x$',
      why: 'A percentage is always a percentage of something. The second 10% is taken from the higher price, so it is more. If you write percentages as factors, you won’t make this mistake.',
    },
    {
      wrong: 'At 60 km/h for 15 minutes you go $60*15 = 900$ kilometers',
      right: 'At 60 km/h for 15 minutes you go $60*(1/4) = 15$ kilometers',
      why: 'The speed is per hour, so the time must be in hours as well. Convert all quantities to matching units before you write the equation.',
    },
    {
      wrong: 'Lea and Omar: the answer is $x = 14$',
      right: 'Lea and Omar: $x = 14$, so Lea had 42 stickers',
      why: 'You named Omar’s number because it was easier, and then forgot that the question was about Lea. Reread the last sentence of the problem before you write the answer.',
    },
  ],
};
