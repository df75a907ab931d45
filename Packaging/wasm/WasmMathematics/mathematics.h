// What the core takes from the mathematical library of C, which is that of wasi-libc in WebAssembly.
double atan2(double y, double x);
double cos(double x);
double pow(double base, double exponent);
double sin(double x);
