// Before React: for each element it would note for a debugger, which no test has, who made it. A twelfth of the tests’ time.
Object.assign(console, { createTask: undefined, timeStamp: undefined });
